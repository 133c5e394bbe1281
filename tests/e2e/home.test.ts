import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { refreshOffers } from '#db/queries/offers.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { accessibilityProblems, openBrowser, scrollsSideways } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()
const sandton = { latitude: -26.107, longitude: 28.057 }

beforeAll(async () => {
  const { ctx } = site
  const near = await makeShop(ctx, {
    name: 'Sandton Tyre & Fit',
    suburb: 'Sandton',
    city: 'Johannesburg',
    lat: -26.11,
    lng: 28.05,
  })
  const far = await makeShop(ctx, {
    name: 'Centurion Wheels',
    suburb: null,
    city: 'Centurion',
    lat: -25.86,
    lng: 28.19,
    fittingCents: 10_000,
    balancingCents: 5000,
  })
  await makeListing(ctx, near, { code: 'KX7M2', priceCents: 189_900, quantity: 6 })
  await makeListing(ctx, far, {
    code: 'QR4T8',
    brand: 'Dunlop',
    model: 'SP Sport LM705',
    priceCents: 149_900,
    quantity: 40,
  })
  await ctx.db
    .insertInto('fitment')
    .values({ make: 'Volkswagen', model: 'Polo', variant: '', year_from: 2018, year_to: null, confidence: 'high' })
    .execute()
  const { id } = await ctx.db.selectFrom('fitment').select('id').executeTakeFirstOrThrow()
  const size = await ctx.db
    .selectFrom('tyre_size')
    .select('id')
    .where('code', '=', '205/55R16')
    .executeTakeFirstOrThrow()
  await ctx.db.insertInto('fitment_size').values({ fitment_id: id, ordinal: 1, front_size_id: size.id }).execute()
  await refreshOffers(ctx.db, { all: true, today: '2026-11-20' })
})

describe('the home page', () => {
  test('understands a size in any spelling while it is typed', async () => {
    const page = await visit(site.origin)
    await page.getByLabel('Tyre size').fill('205 55 16 91v')
    const understood = page.getByRole('list', { name: 'Understood as' })
    await understood.waitFor()
    expect((await understood.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      '205 mm wide',
      '55 % profile',
      'R16 inch rim',
      '91 carries 615 kg',
      'V up to 240 km/h',
    ])
    await page.getByLabel('Tyre size').fill('205/55R61')
    await page.getByText('No tyre is made in this size.').waitFor()
  })

  test('shows the cheapest fully fitted offer first, what its total contains, and leads to the chat', async () => {
    const page = await visit(site.origin)
    await page.getByLabel('Tyre size').fill('205-55-16')
    await page.getByRole('button', { name: 'Find tyres' }).click()
    const offers = page.getByRole('article')
    await offers.first().waitFor()
    expect(await offers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Dunlop SP Sport LM705 at Centurion Wheels',
      'Michelin Primacy 4 at Sandton Tyre & Fit',
    ])
    const first = offers.first()
    expect(await first.innerText()).toContain('R 6 596,00')
    await first.locator('summary').click()
    expect((await first.getByRole('row').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Tyre 4 × R 1 499,00 R 5 996,00',
      'Fitting 4 × R 100,00 R 400,00',
      'Balancing 4 × R 50,00 R 200,00',
    ])
    expect(await offers.last().innerText()).toContain('Only 6 left')
    const chat = offers.last().getByRole('link', { name: /Continue on WhatsApp/ })
    expect(await chat.getAttribute('href')).toBe('/simulator?text=Book%20KX7M2')
  })

  test('puts the nearest first from where the device is, and keeps the search in the address', async () => {
    const page = await visit(`${site.origin}/?size=205/55R16&quantity=2`, { location: sandton })
    await page.getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Nearest' }).click()
    await page.getByRole('heading', { name: '205/55R16 near Sandton' }).waitFor()
    const first = page.getByRole('article').first()
    await first.getByText('Sandton Tyre & Fit').waitFor()
    expect(await first.innerText()).toMatch(/\d+ m|\d\.\d km/)
    expect(await first.innerText()).toContain('for 2 tyres, fitted')
    await page.reload()
    await page.getByRole('heading', { name: '205/55R16 near Sandton' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Cheapest', pressed: true }).waitFor()
  })

  test('says so when the device does not tell where it is', async () => {
    const page = await visit(site.origin)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Location access denied by user').waitFor()
  })

  test('leads from a vehicle to its original size', async () => {
    const page = await visit(site.origin)
    await page.getByRole('tab', { name: 'By vehicle' }).click()
    await page.getByLabel('Make').selectOption('Volkswagen')
    await page.getByLabel('Model').selectOption('Polo')
    await page.getByText('Original sizes').waitFor()
    await page.getByRole('button', { name: '205/55R16' }).click()
    await page.getByRole('article').first().waitFor()
  })

  test('a size that is no size is told beside the field, which takes the focus', async () => {
    const page = await visit(site.origin)
    await page.getByLabel('Tyre size').fill('my car')
    await page.getByRole('button', { name: 'Find tyres' }).click()
    await page.getByText('Type the size on the side of your tyre').waitFor()
    expect(await page.getByLabel('Tyre size').evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('nothing found says what to do next; a failed search can be tried again', async () => {
    const page = await visit(`${site.origin}/?size=315/35R20`)
    await page.getByRole('heading', { name: 'No tyres found' }).waitFor()
    await page.getByRole('link', { name: 'Continue on WhatsApp' }).waitFor()

    await page.route('**/api/offers?*', (route) => route.abort())
    await page.goto(`${site.origin}/?size=205/55R16`)
    await page.getByRole('heading', { name: 'Search failed' }).waitFor()
    await page.unroute('**/api/offers?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('article').first().waitFor()
  })

  test.each([
    [360, false],
    [360, true],
    [768, false],
    [1280, false],
    [1280, true],
  ])('is accessible and fits at %i px, dark %s', async (width, dark) => {
    for (const query of [
      '',
      '?size=205/55R16&near=-26.11,28.06&place=Sandton',
      '?size=315/35R20',
      '?by=vehicle&make=Volkswagen&model=Polo',
    ]) {
      const page = await visit(`${site.origin}/${query}`, { width, dark })
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (query.startsWith('?size'))
        await page
          .getByText(/offers shown|No tyres found/)
          .first()
          .waitFor({ state: 'attached' })
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
  })

  test('moves nothing once it is drawn, and its script and fonts are small', async () => {
    const page = await visit(`${site.origin}/?size=205/55R16`)
    await page.getByRole('article').first().waitFor()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shift).toBeLessThan(0.02)
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming ? [{ name: entry.name, size: entry.encodedBodySize }] : [],
        ),
    )
    const sizeOf = (ending: RegExp) =>
      fetched.filter(({ name }) => ending.test(name)).reduce((sum, { size }) => sum + size, 0)
    expect(sizeOf(/\.js$/)).toBeLessThan(120_000)
    expect(sizeOf(/\.woff2$/)).toBeLessThan(60_000)
  })
})

test('the page carries what a shared link shows', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/" />`)
  expect(html).toContain(`<meta property="og:image" content="${site.origin}/og.png" />`)
  expect((await fetch(`${site.origin}/og.png`)).headers.get('content-type')).toBe('image/png')
  expect((await fetch(`${site.origin}/manifest.webmanifest`)).ok).toBe(true)
  expect((await fetch(`${site.origin}/devtools/simulator.html`)).status).toBe(404)
})

test('hashed files are kept for a year and sent compressed', async () => {
  const folder = join(import.meta.dirname, '../../dist/web/assets')
  const script = readdirSync(folder).find((name) => name.startsWith('home') && name.endsWith('.js')) ?? ''
  const answer = await fetch(`${site.origin}/assets/${script}`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(Number(answer.headers.get('content-length'))).toBe(statSync(join(folder, `${script}.br`)).size)
})
