/** How many games wait, where it is seen from another window: before the page's title, on its picture, on the app. */

const PREFIX = /^\(\d+\) /
const ICON = '/icon-192.png'
const SIZE = 64

let shown = 0

/** Say so from now on, whatever title the page gives itself. */
export function watchTitle(): void {
  const title = document.querySelector('title')
  if (title) new MutationObserver(titled).observe(title, { childList: true, characterData: true, subtree: true })
}

export function show(count: number): void {
  if (count === shown) return
  shown = count
  titled()
  void draw(count)
  void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined)
}

function titled(): void {
  const plain = document.title.replace(PREFIX, '')
  const wanted = shown ? `(${shown}) ${plain}` : plain
  if (document.title !== wanted) document.title = wanted
}

async function draw(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  link.type = count ? 'image/png' : 'image/svg+xml'
  link.href = count ? await dotted() : '/icon.svg'
}

let picture: Promise<string> | undefined

/** The page's picture with a dot. */
const dotted = (): Promise<string> => (picture ??= drawn())

async function drawn(): Promise<string> {
  const icon = new Image(SIZE, SIZE)
  icon.src = ICON
  await icon.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')!
  pen.drawImage(icon, 0, 0, SIZE, SIZE)
  pen.arc(SIZE - 17, 17, 15, 0, 2 * Math.PI)
  pen.fillStyle = '#b3261e'
  pen.fill()
  pen.lineWidth = 4
  pen.strokeStyle = '#fff'
  pen.stroke()
  return canvas.toDataURL('image/png')
}
