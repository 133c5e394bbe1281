// Keeps what was opened for when there is no connection: the files of this build, public pages, and what the public API
// answered. Nothing of anybody's own is kept: the server says of such answers that they are private or not to be stored.
const build = 'BUILD'
const files = `spoor ${build} files`
const opened = `spoor ${build} opened`
const MOST_OPENED = 120
/** A page without its content, which the code in it draws. */
const shell = '/shell'

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
// The next build takes over once no page of this one is open any more.
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (pathname.startsWith('/api/')) event.respondWith(answer(event))
})

// What a page used before this worker stood between it and the network.
self.addEventListener('message', (event) => {
  for (const url of event.data?.keep ?? []) event.waitUntil(keepUsed(new Request(url)).catch(() => {}))
})

async function keepUsed(request) {
  if (new URL(request.url).origin !== self.location.origin) return
  if (new URL(request.url).pathname.startsWith('/assets/')) await file(request)
  else await keep(request, await fetch(request))
}

async function keepShell() {
  const response = await fetch(shell, { cache: 'reload' })
  const html = await response.clone().text()
  const needed = new Set(html.match(/\/assets\/[\w.-]+\.(js|woff2)/g))
  const cache = await caches.open(files)
  await cache.put(shell, response)
  await cache.addAll([...needed, '/icon.svg'])
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== files && name !== opened) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** As it is now; without a connection as it was, or drawn by its own code. */
async function page(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keep(event.request, response.clone()))
    return response
  } catch (error) {
    const known = (await caches.match(event.request, { cacheName: opened })) ?? (await caches.match(shell))
    if (known) return known
    throw error
  }
}

/** What stands under a hashed name never changes. */
async function file(request) {
  const known = await caches.match(request)
  if (known) return known
  const response = await fetch(request)
  const cache = response.ok && (await caches.open(files))
  // It is used all the same where there is no room to keep it.
  if (cache) await cache.put(request, response.clone()).catch(() => {})
  return response
}

async function answer(event) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keep(event.request, response.clone()))
    return response
  } catch (error) {
    const known = await caches.match(event.request, { cacheName: opened })
    if (known) return known
    throw error
  }
}

async function keep(request, response) {
  const control = response.headers.get('Cache-Control') ?? ''
  if (response.status !== 200 || response.redirected || !/public/.test(control)) return
  const cache = await caches.open(opened)
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_OPENED)).map((old) => cache.delete(old)))
}

// A notice of ours. Whoever has the very conversation before their eyes needs none.
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))

async function showNotice(data) {
  const { title, body, url, tag } = data.json()
  if ((await windows()).some((one) => one.visibilityState === 'visible' && isSamePlace(one.url, url))) return
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  })
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const isOurs = (url) => new URL(url, self.location.origin).origin === self.location.origin

function isSamePlace(shown, wanted) {
  const [here, there] = [new URL(shown), new URL(wanted, self.location.origin)]
  const thread = there.searchParams.get('thread')
  return thread !== null && here.pathname === there.pathname && here.searchParams.get('thread') === thread
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/'))
})

/** In the window that shows it already, else in any of ours, else in a new one. */
async function open(url) {
  if (!isOurs(url)) return
  const all = await windows()
  const there = all.find((one) => one.url === new URL(url, self.location.origin).href) ?? all[0]
  if (!there) return self.clients.openWindow(url)
  const shown = await there.focus().catch(() => there)
  if (shown.url !== new URL(url, self.location.origin).href)
    await shown.navigate(url).catch(() => self.clients.openWindow(url))
}

// The browser has made another subscription, or lost the one that it had.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)))

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options.applicationServerKey
  const made = newSubscription ?? (key && (await subscribe(key)))
  if (!made) return
  const { endpoint, keys } = made.toJSON()
  await fetch('/api/push/devices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  })
}

const subscribe = (applicationServerKey) =>
  self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
