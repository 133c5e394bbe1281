import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { type MapFile, type MappedPage, mapFiles, mappedPages } from '#core/site/mapped-pages.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { ask, ctx, own } from '../auth/site.ts'

const shops = await Promise.all([1, 2, 3, 4, 5].map((number) => makeShop(ctx, { name: `Shop ${number}` })))
const [first, second] = shops
if (!first || !second) throw new Error('no shops')
const hidden = await makeShop(ctx, { name: 'Not yet' })
await ctx.db.updateTable('shop').set({ business_status: 'pending' }).where('id', '=', hidden.id).execute()
await makeListing(ctx, first, { size: '195/65R15' })
const deal = await makeDeal(ctx, first, await makeListing(ctx, first))
const over = await makeDeal(ctx, second, await makeListing(ctx, second, { model: 'Primacy 5' }), {
  endsOn: '2026-11-01',
})
await makeListing(ctx, hidden, { size: '225/45R18' })
await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })

const places = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((found) => found[1] ?? '')

test('robots.txt leads to the map and keeps private links out', async () => {
  const { text, headers } = await ask('GET', '/robots.txt')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(text).toContain(`Sitemap: ${own}/sitemap.xml\n`)
  for (const path of ['/api/', '/my-booking/', '/thread/', '/calendar/']) expect(text).toContain(`Disallow: ${path}\n`)
})

test('the map leads to files, and they to every public page with stock, and when it changed', async () => {
  const index = await ask('GET', '/sitemap.xml')
  expect(index.headers['content-type']).toMatch(/^application\/xml/)
  expect(index.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const files = places(index.text)
  expect(files).toEqual(['pages', 'shops', 'sizes', 'deals'].map((name) => `${own}/sitemaps/${name}.xml`))
  const all: string[] = []
  for (const file of files) {
    const { status, text } = await ask('GET', file.slice(own.length))
    expect(status).toBe(200)
    all.push(...places(text))
    if (!file.endsWith('pages.xml')) expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  }
  expect(all).toEqual(expect.arrayContaining([`${own}/`, `${own}/legal/terms`, `${own}/fitment-centres`]))
  expect(all).toEqual(expect.arrayContaining(shops.map(({ slug }) => `${own}/business/${slug}`)))
  expect(all).toContain(`${own}/search/results?size=205/55R16`)
  expect(all).toContain(`${own}/search/results?size=195/65R15`)
  expect(all.filter((one) => one.includes(deal.code))).toHaveLength(1)
  for (const gone of [hidden.slug, over.code, '225/45R18']) expect(all.join(' ')).not.toContain(gone)
})

test('what does not fit into one file goes on in the next, without a gap or a double', async () => {
  const files = await mapFiles(ctx, 2)
  const inFile = async (file: MapFile) => {
    const found: MappedPage[] = []
    for await (const page of mappedPages(ctx, file, 2)) found.push(page)
    return found.map(({ path }) => path)
  }
  const ofShops = await Promise.all(files.filter(({ what }) => what === 'shops').map(inFile))
  expect(ofShops.map((file) => file.length)).toEqual([2, 2, 1])
  expect(new Set(ofShops.flat())).toEqual(new Set(shops.map(({ slug }) => `/business/${slug}`)))
})

test.each(['/sitemaps/people.xml', '/sitemaps/shops.xml?after=%00'])('GET %s is nothing', async (path) => {
  expect((await ask('GET', path)).status).toBe(404)
})
