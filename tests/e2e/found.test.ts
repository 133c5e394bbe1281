import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { openBrowser } from './browser.ts'
import { startSite } from './site.ts'

const { ctx, origin } = await startSite()
const visit = openBrowser()

const shops = await Promise.all(['Kloof Tyres', 'Soweto Tyres'].map((name) => makeShop(ctx, { name })))
const listings = await Promise.all(shops.map((shop) => makeListing(ctx, shop)))
const [shop, other] = shops
const [listing, second] = listings
if (!shop || !other || !listing || !second) throw new Error('no shops')
await makeDeal(ctx, shop, listing)
const wide = await makeListing(ctx, other, { size: '225/45R18' })
await ctx.db
  .insertInto('fitment')
  .values({ make: 'Volkswagen', model: 'Polo', variant: '', year_from: 2018, year_to: null, confidence: 'high' })
  .execute()
const { id } = await ctx.db.selectFrom('fitment').select('id').executeTakeFirstOrThrow()
const size = await ctx.db.selectFrom('tyre_size').select('id').where('code', '=', '205/55R16').executeTakeFirstOrThrow()
await ctx.db.insertInto('fitment_size').values({ fitment_id: id, ordinal: 1, front_size_id: size.id }).execute()
await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })

type Look = (path: string) => Promise<Seen>
type Seen = ReturnType<typeof told> & { status: number }

/** Reads pages as those do who do not run their code; a browser only takes them apart. */
async function looking(): Promise<Look> {
  const page = await visit('about:blank')
  return async (path) => {
    const answer = await fetch(origin + path)
    return { status: answer.status, ...(await page.evaluate(told, await answer.text())) }
  }
}

/** What a page tells of itself. */
function told(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '')
  const property = (name: string) => all(`meta[property="${name}"]`, 'content')[0] ?? ''
  return {
    titles: [...document.querySelectorAll('head > title')].map((title) => title.textContent),
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    description: all('meta[name=description]', 'content')[0] ?? '',
    robots: all('meta[name=robots]', 'content'),
    canonical: all('link[rel=canonical]', 'href'),
    og: {
      title: property('og:title'),
      url: property('og:url'),
      image: property('og:image'),
      alt: property('og:image:alt'),
    },
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
      JSON.parse(one.textContent ?? ''),
    ),
    links: all('a[href^="/"]', 'href'),
  }
}

const places = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'))

async function mapped(): Promise<string[]> {
  const files = places(await (await fetch(`${origin}/sitemap.xml`)).text())
  const pages = await Promise.all(files.map(async (file) => places(await (await fetch(file)).text())))
  return pages.flat()
}

/** Every address that stands in structured data, wherever. */
const addressesIn = (thing: unknown): string[] =>
  typeof thing === 'object' && thing !== null
    ? Object.entries(thing).flatMap(([name, value]) =>
        ['@id', 'url', 'item', 'image', 'urlTemplate'].includes(name) && typeof value === 'string'
          ? [value]
          : addressesIn(value),
      )
    : []

/** What every page that may be found says of itself. */
function checkFound(address: string, page: Seen): void {
  expect(page.status, address).toBe(200)
  expect(page.titles, address).toHaveLength(1)
  expect(page.titles[0], address).toMatch(/Spoor/)
  expect(page.headings, address).toHaveLength(1)
  expect(page.description.length, address).toBeGreaterThan(40)
  expect(page.robots, address).toEqual(['index'])
  expect(page.canonical, address).toHaveLength(1)
  expect(page.og, address).toMatchObject({ title: page.titles[0], url: page.canonical[0] })
  expect(page.og.alt, address).not.toBe('')
  for (const one of page.things) {
    expect(one['@context'], address).toBe('https://schema.org')
    expect(
      addressesIn(one).filter((there) => !there.startsWith(`${origin}/`)),
      address,
    ).toEqual([])
  }
}

const pages = new Map<string, Seen>()

test('every page on the map is there under its one address, and says what it is', async () => {
  const look = await looking()
  for (const address of await mapped()) {
    const page = await look(address.slice(origin.length))
    checkFound(address, page)
    expect(page.canonical, address).toEqual([address])
    pages.set(address, page)
  }
  expect(pages.size).toBeGreaterThanOrEqual(12)
  const titles = [...pages.values()].map(({ titles }) => titles[0])
  expect(new Set(titles).size).toBe(titles.length)
  const pictures = new Set([...pages.values()].map(({ og }) => og.image))
  for (const picture of pictures) {
    const answer = await fetch(picture)
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/png'])
  }
})

test('search engines read what a page is about', async () => {
  const look = await looking()
  const kinds = async (path: string) => (await look(path)).things.map((one) => one['@type'])
  expect(await kinds('/')).toEqual(['WebSite'])
  expect(await kinds(`/business/${shop.slug}`)).toEqual([['AutoPartsStore', 'TireShop'], 'BreadcrumbList'])
  expect(await kinds('/search/results?size=205/55R16')).toEqual(['Product', 'BreadcrumbList'])
  expect(await kinds('/fitment-centres')).toEqual(['BreadcrumbList', 'ItemList'])
})

test('nothing on the map leads nowhere', async () => {
  const links = new Set([...pages.values()].flatMap(({ links }) => links.map((link) => link.split('#')[0] ?? '')))
  for (const link of links) expect((await fetch(origin + link)).status, link).toBeLessThan(400)
})

test('the tyres of a vehicle are named after it, and shown with their size', async () => {
  const look = await looking()
  const path = '/search/results?make=Volkswagen&model=Polo&year=2019'
  const page = await look(path)
  checkFound(path, page)
  expect(page.titles).toEqual(['Tyres for Volkswagen Polo 2019, 205/55R16 · Spoor'])
  expect(page.og).toMatchObject({ url: `${origin}${path}`, image: `${origin}/og/size/205-55R16.png` })
})

test('filters and places are the same page; a size that nobody sells is none', async () => {
  const look = await looking()
  const filtered = await look('/search/results?size=205/55R16&near=-26.11,28.06&place=Sandton&brand=Michelin')
  expect(filtered.canonical).toEqual([`${origin}/search/results?size=205/55R16`])
  expect(filtered.titles).toEqual(['205/55R16 tyres, fitted, near Sandton · Spoor'])
  expect(await look('/search/results?size=315/35R20')).toMatchObject({ robots: ['noindex'], canonical: [] })
})

test('a comparison that is shared keeps its tyres', async () => {
  const look = await looking()
  const path = `/comparison?codes=${listing.code},${second.code}`
  const page = await look(path)
  expect(page).toMatchObject({ robots: ['noindex'], canonical: [] })
  expect(page.og).toMatchObject({ url: `${origin}${path}`, image: `${origin}/og/size/205-55R16.png` })
  expect(page.og.title).toMatch(/^Compare \S.*, .* · Spoor$/)
  const mixed = await look(`/comparison?codes=${listing.code},${wide.code}`)
  expect(mixed.og.image).toBe(`${origin}/og.png`)
})

test('a person’s own pages, and what is not there, are not to be found', async () => {
  const look = await looking()
  const own = ['/profile', '/booking', '/bookmarks', '/alerts', '/messages', '/my-booking/bad', '/thread/bad']
  for (const path of [
    ...own,
    '/auth/reset-password',
    '/verify-email',
    '/comparison',
    '/no-such-page',
    '/business/none',
  ])
    expect(await look(path), path).toMatchObject({ robots: ['noindex'], canonical: [] })
})
