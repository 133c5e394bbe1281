import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { goTo, openBrowser } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()
const shop = await makeShop(site.ctx, { name: 'Kloof Tyres' })
await makeListing(site.ctx, shop)
await refreshOffers(site.ctx.db, { all: true, today: localDate(site.ctx.clock.now()) })
const results = `${site.origin}/search/results?size=205/55R16`
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

test('the very first page is kept as well, though it was loaded before there was a worker', async () => {
  const page = await visit(results)
  await kept(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const used = performance.getEntriesByType('resource').map(({ name }) => name)
        const needed = [window.location.href, ...used.filter((url) => url.includes('/assets/'))]
        return (await Promise.all(needed.map((url) => caches.match(url)))).every(Boolean)
      }),
    )
    .toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await page.getByText(gone).waitFor()
})

test('what was found stays in sight when the search is changed without a connection, and then follows it', async () => {
  const page = await visit(results)
  await page.getByRole('article').first().waitFor()
  await page.context().setOffline(true)
  await page
    .getByLabel(/^(How many|Quantity|Tyres)/)
    .first()
    .selectOption('2')
  await page.waitForURL('**quantity=2**')
  await page.getByText(/^You have no connection\. These are the offers from before/).waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  expect(await page.getByRole('article').innerText()).toContain('for 4 tyres')
  await page.context().setOffline(false)
  await page
    .getByRole('article')
    .getByText(/for 2 tyres/)
    .waitFor()
  expect(await page.getByText(/^You have no connection/).count()).toBe(0)
})

test('a page of somebody’s own says that it is not kept, and comes back by itself', async () => {
  const page = await visit('about:blank')
  await page.clock.install()
  await goTo(page, site.origin)
  await kept(page)
  const own = ['/messages', '/alerts', '/booking', '/bookmarks'].map((path) => `${site.origin}${path}`)
  for (const url of own) await page.goto(url, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  const notKept = page.getByText('Your own pages are not kept on this device.')
  for (const url of own) {
    await page.goto(url)
    await notKept.waitFor()
  }
  // Nobody is taken for signed out because the server could not be asked.
  await page.clock.fastForward('00:30')
  await notKept.waitFor()
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
  await page.context().setOffline(false)
  await page
    .getByRole('button', { name: 'Sign in', exact: true })
    .or(page.getByRole('link', { name: /^sign in$/i }))
    .first()
    .waitFor()
  expect(await page.getByText('Your own pages are not kept').count()).toBe(0)
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
