// Before the first paint: the look and the stillness that were chosen here earlier, or what the system asks for.
// preferences.svelte.ts calls this again when one of them changes.
globalThis.applyLook = (theme, motion) => {
  const wants = (feature) => matchMedia(feature).matches
  const look = wants('(prefers-contrast: more)') ? 'contrast' : wants('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const pace = wants('(prefers-reduced-motion: reduce)') ? 'calm' : 'lively'
  const root = document.documentElement
  root.dataset.theme = theme === 'auto' ? look : theme
  root.dataset.motion = motion === 'auto' ? pace : motion
}
try {
  globalThis.applyLook(localStorage.getItem('theme') ?? 'auto', localStorage.getItem('motion') ?? 'auto')
} catch {
  globalThis.applyLook('auto', 'auto') // the browser lets the page keep nothing
}
