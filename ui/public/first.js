// Before the first paint: the look and the stillness that were chosen here earlier, or what the system asks for.
// preferences.svelte.ts calls this again when one of them changes.
globalThis.applyLook = () => {
  const kept = (name) => localStorage.getItem(name) ?? 'auto'
  const wants = (feature) => matchMedia(feature).matches
  const look = wants('(prefers-contrast: more)') ? 'contrast' : wants('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const motion = wants('(prefers-reduced-motion: reduce)') ? 'calm' : 'lively'
  const root = document.documentElement
  root.dataset.theme = kept('theme') === 'auto' ? look : kept('theme')
  root.dataset.motion = kept('motion') === 'auto' ? motion : kept('motion')
}
globalThis.applyLook()
