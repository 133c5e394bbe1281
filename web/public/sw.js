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
  const needed = new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g))
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
  if (response.ok) await (await caches.open(files)).put(request, response.clone())
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
