import { expect, test } from 'vitest'
import { makeShop } from '#tests/support/factories.ts'
import { openBrowser } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()
const shop = await makeShop(site.ctx, { name: 'Kloof Tyres' })
const gone = "You're offline. Some features may not work."

/** The service worker has what it needs. */
const kept = (page: Awaited<ReturnType<typeof visit>>) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

test('what was opened stays open without a connection, and the rest says why it is not', async () => {
  const page = await visit(site.origin)
  await kept(page)
  await page.goto(`${site.origin}/business/${shop.slug}`, { waitUntil: 'networkidle' })
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.getByText(gone).waitFor()

  await page.goto(`${site.origin}/business/${shop.slug}`)
  await page.getByRole('heading', { level: 1, name: 'Kloof Tyres' }).waitFor()
  await page.getByText(gone).waitFor()

  await page.goto(`${site.origin}/legal/privacy`)
  await page.getByRole('heading', { name: 'Not available offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText("You're back online.").waitFor()
  await page.getByRole('heading', { name: 'Privacy Policy' }).first().waitFor()
})

test('nothing of anybody’s own is kept', async () => {
  const page = await visit(site.origin)
  await kept(page)
  await page.goto(`${site.origin}/profile`, { waitUntil: 'networkidle' })
  await page.goto(`${site.origin}/my-booking/not-a-link`, { waitUntil: 'networkidle' })
  const found = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(found).toContain('/shell')
  expect(
    found.filter((path) => !path.startsWith('/assets/') && /session|profile|my-booking|bookings|threads/.test(path)),
  ).toEqual([])
})

test('another build is another service worker, which is always asked for anew', async () => {
  const answer = await fetch(`${site.origin}/sw.js`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toMatch(/^const build = "[\w-]{16}"$/m)
})

test('it can be installed', async () => {
  const manifest = await (await fetch(`${site.origin}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: 'Spoor', start_url: expect.any(String), display: 'standalone', id: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(new URL(src, site.origin))
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
    expect(sizes).toMatch(/^(any|\d+x\d+)$/)
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})
