/** Which of the table's layouts the window has room for. */

export type Layout = 'desktop' | 'landscape' | 'portrait' | 'phone' | 'phone-landscape'

function measure(): Layout {
  const { innerWidth: width, innerHeight: height } = window
  if (width < 600) return 'phone'
  if (height < 500) return 'phone-landscape'
  if (width >= 1200) return 'desktop'
  return width > height ? 'landscape' : 'portrait'
}

/** Lower than this, as in the browser of a phone, the hand lies flat. */
const SHORT = 700
/** Fingers, which need larger things than the tip of a mouse does. */
const COARSE = '(pointer: coarse)'

class Viewport {
  layout = $state<Layout>(measure())
  short = $state(innerHeight < SHORT)
  coarse = $state(matchMedia(COARSE).matches)
  /** The map alone, with bigger signs; only districts are touched. */
  compact = $derived(this.layout.startsWith('phone'))

  constructor() {
    addEventListener('resize', () => {
      this.layout = measure()
      this.short = innerHeight < SHORT
    })
    matchMedia(COARSE).addEventListener('change', ({ matches }) => (this.coarse = matches))
  }
}

export const viewport = new Viewport()
