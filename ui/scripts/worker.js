// The service worker: keeps the page itself, so that it opens without a network and says so. Games are never kept:
// whatever begins with /api or /ws goes to the server or nowhere. The build fills in SHELL and its digest.
const SHELL = ['%SHELL%']
const NAME = 'shell-%DIGEST%'
const INDEX = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || /^\/(api|ws)\//.test(pathname)) return
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(INDEX)))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event.request))
  else event.respondWith(fetch(event.request).catch(async () => (await caches.match(pathname)) ?? Response.error()))
})

async function keepShell() {
  const cache = await caches.open(NAME)
  await cache.addAll([INDEX, ...SHELL])
}

async function dropOld() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))
}

// Names in /assets hold a digest of the content: what is kept is right for ever.
async function keptOrFetched(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone())
  return answer
}
