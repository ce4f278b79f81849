// The service worker: keeps the page itself, so that it opens without a network and says so; whatever else of it is used is
// kept from then on. Games are never kept: what begins with /api or /ws goes to the server or nowhere. The build fills in
// SHELL, its digest, and where the words of each language lie.
const SHELL = ['%SHELL%']
const WORDS = '%WORDS%'
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
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => kept(INDEX)))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event.request))
  else event.respondWith(fetch(event.request).catch(() => kept(pathname)))
})

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data.path))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event))
})

// What the server sends is in the reader's words already. Who looks at the very game sees it himself.
async function tell(data) {
  const told = data.json()
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  await navigator.setAppBadge?.(told.waiting).catch(() => undefined)
  if (pages.some((page) => page.focused && pathOf(page) === told.path)) return
  await registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    renotify: true,
    lang: told.language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: told.path },
  })
}

// A page that shows it is brought to the front; else one is opened.
async function goTo(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => pathOf(one) === path)
  return page ? page.focus() : clients.openWindow(path)
}

const pathOf = (page) => new URL(page.url).pathname

// The push service has given this browser another address.
async function renew(event) {
  const { csrf } = await (await fetch('/api/me')).json()
  const { push_key } = await (await fetch('/api/notices')).json()
  const options = { userVisibleOnly: true, applicationServerKey: push_key }
  const fresh = event.newSubscription ?? (await registration.pushManager.subscribe(options))
  const { endpoint, keys } = fresh.toJSON()
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
  await fetch('/api/notices/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, ...keys }) })
}

async function keepShell() {
  const cache = await caches.open(NAME)
  await cache.addAll([INDEX, ...SHELL, words()])
}

// Those of the browser's language; if the reader has chosen another one, that is kept when it is used.
function words() {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return WORDS[wished.find((language) => language in WORDS) ?? 'en']
}

async function dropOld() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))
}

// Names in /assets hold a digest of the content: what is kept is right for ever.
async function keptOrFetched(request) {
  const found = await caches.match(request).catch(() => undefined)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer.clone())
  return answer
}

// A browser that is short of room, or no longer keeps anything of this site, shows the page all the same.
async function keep(request, answer) {
  await caches.open(NAME).then((cache) => cache.put(request, answer)).catch(() => undefined)
}

async function kept(path) {
  return (await caches.match(path).catch(() => undefined)) ?? Response.error()
}
