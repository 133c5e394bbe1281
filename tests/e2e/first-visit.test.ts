import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { openBrowser } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()

const shops = await Promise.all(
  ['Kloof Tyres', 'Randburg Tyres', 'Soweto Tyres'].map((name) => makeShop(site.ctx, { name })),
)
for (const shop of shops) {
  await makeDeal(site.ctx, shop, await makeListing(site.ctx, shop))
  for (const model of ['One', 'Two', 'Three']) await makeListing(site.ctx, shop, { model })
}
await refreshOffers(site.ctx.db, { all: true, today: localDate(site.ctx.clock.now()) })

const kB = 1_000

/** What a first visit may bring, in kB of script as sent. */
const first = [
  ['home', '/', 115],
  ['results', '/search/results?size=205/55R16', 120],
  ['a shop', `/business/${shops[0]?.slug}`, 120],
  ['the directory', '/fitment-centres', 120],
] as const

test.each(first)('the first visit to %s is small, whatever comes of it', async (_, path, most) => {
  const page = await visit('about:blank', { width: 360 })
  const devtools = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  const sent = { script: 0, all: 0 }
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength
    if (scripts.has(requestId)) sent.script += encodedDataLength
  })
  await devtools.send('Network.enable')
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(sent.script, 'script').toBeLessThanOrEqual(most * kB)
  expect(sent.all, 'everything').toBeLessThanOrEqual(220 * kB)
})

test('the page can be painted with what it brings: its style, its text and its first data', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html).toMatch(/<style>/)
  expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
  expect(html).toMatch(/<link rel="preload" href="[^"]+\.woff2" as="font"[^>]*crossorigin/)
  expect(html).not.toMatch(/<script[^>]* src=/)
  const page = await visit('about:blank')
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(site.origin)
  expect(await page.getByText('Kloof Tyres').count()).toBeGreaterThan(0)
})

test('nothing comes from elsewhere, and what is put in from elsewhere is not run', async () => {
  const page = await visit('about:blank')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  expect(elsewhere).toEqual([])
  expect(said.filter((text) => /Content Security Policy|Hydration|Minified React/i.test(text))).toEqual([])

  const blocked = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          found.push(effectiveDirective)
          if (found.length === 2) resolve(found.toSorted())
        })
        const there = document.createElement('script')
        there.src = 'https://ads.example/tracker.js'
        const here = document.createElement('script')
        here.textContent = 'window.injected = true'
        document.head.append(there, here)
      }),
  )
  expect(blocked).toEqual(['script-src-elem', 'script-src-elem'])
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  const shown = await page.evaluate(async () => {
    const picture = new Image()
    const pixel = new OffscreenCanvas(1, 1)
    pixel.getContext('2d')
    picture.src = URL.createObjectURL(await pixel.convertToBlob())
    await picture.decode()
    return picture.width
  })
  expect(shown).toBe(1)
})

test('what lies below the first screen is awake when it is touched', async () => {
  const page = await visit('about:blank', { width: 360 })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${site.origin}/search/results?size=205/55R16`, { waitUntil: 'networkidle' })
  const last = page.getByRole('button', { name: /^Compare / }).last()
  await last.focus()
  await page.keyboard.press('Space')
  await page.getByText('1 of 4 to compare').waitFor()
  expect(await last.getAttribute('aria-pressed')).toBe('true')
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Browse without signing up' }).click()
  await page.getByRole('heading', { level: 1, name: /search/i }).waitFor()
  expect(said.filter((text) => /Hydration|Minified React/i.test(text))).toEqual([])
})

test.each(first.slice(1, 3))('what lies below the first screen of %s stays as it was drawn', async (_, path) => {
  const page = await visit(site.origin + path, { width: 360 })
  await page.waitForLoadState('networkidle')
  const isTakenOver = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
  expect(await page.locator('main h1').evaluate(isTakenOver)).toBe(true)
  expect(await page.locator('[data-near]').last().evaluate(isTakenOver)).toBe(false)
})
