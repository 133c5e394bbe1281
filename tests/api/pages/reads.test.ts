import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { pageReader } from '#api/page-reader.ts'
import type { Drawn } from '#core/contracts/drawn-page.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { adminPages } from '#web/app/admin/pages.ts'
import { placeAt } from '#web/app/place-at.ts'
import { routes } from '#web/app/routes.tsx'
import { draw } from '#web/app/server.tsx'
import { ask, ctx } from '../auth/site.ts'
import { makeAdmin, makeBooking, makePerson, makeVehicle, makeWorld } from '../contract/world.ts'

const { shop, listing, deal, driver } = await makeWorld()
await makeVehicle()
const size = ctx.db.selectFrom('tyre_size').select('id').where('code', '=', '205/55R16')
const { id: fitmentId } = await ctx.db.selectFrom('fitment').select('id').executeTakeFirstOrThrow()
await ctx.db
  .insertInto('fitment_size')
  .values({ fitment_id: fitmentId, ordinal: 1, front_size_id: (await size.executeTakeFirstOrThrow()).id })
  .execute()

/** Where each page is looked at, by the name of its file: in every way that changes what it begins with. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  home: ['/', `/?form=deal&f.deal=${deal.code}`, '/?dealBrand=Michelin&dealSize=205/55R16&dealPrice=under_1500'],
  search: ['/search', '/search?by=vehicle', '/search?size=205/55R16'],
  'search-results': [
    '/search/results',
    '/search/results?size=205/55R16',
    '/search/results?size=205/55R16&near=-26.1,28&radius=20&brand=Michelin,Pirelli&maxPrice=2500&runFlat=true&sort=price',
    '/search/results?size=999',
    '/search/results?make=Toyota&model=Corolla',
    '/search/results?make=Toyota&model=Corolla&year=2016&size=205/55R16',
    '/search/results?make=Toyota&model=Nothing',
    '/search/results?make=Toyota&model=Corolla&year=1950',
  ],
  comparison: ['/comparison', `/comparison?codes=${listing.code},ZZ9Z9&quantity=2`],
  alerts: ['/alerts'],
  quotes: ['/quotes'],
  profile: ['/profile'],
  directory: [
    '/fitment-centres',
    '/fitment-centres?province=Gauteng&rating=4&sort=rating&text=tyres',
    '/fitment-centres?near=-26.1,28&view=map',
    `/fitment-centres?shop=${shop.slug}`,
  ],
  shop: [`/business/${shop.slug}`, `/business/${shop.slug}?stock=primacy&dealBrand=Michelin`, '/business/nobody'],
  booking: ['/booking'],
  'my-booking': ['/my-booking/x', '/handed/x'],
  messages: ['/messages'],
  'business/seller-dashboard': ['/business/seller-dashboard'],
  'business/analytics': ['/business/analytics'],
  'business/deals': ['/business/deals'],
  'business/bookings': ['/business/bookings'],
  'business/inventory': ['/business/inventory'],
  'business/import': ['/business/inventory/import'],
  'business/keys': ['/business/keys'],
  'business/messages': ['/business/messages'],
  'business/profile': ['/business/profile'],
  'business/notifications': ['/business/notifications', '/business/notifications?tab=preferences'],
  'business/reach': ['/business/reach'],
  'business/quotes': ['/business/quotes'],
  notices: ['/notices'],
  thread: ['/thread/x'],
  bookmarks: ['/bookmarks'],
  'flat-tyre': ['/flat-tyre', '/flat-tyre?near=-26.1,28&place=Sandton'],
  'suggest-fitment-centre': ['/request-admin-fitment-centre'],
  'admin/login': ['/admin-login', '/admin-login?forgot=1&return=/admin/audit'],
  'admin/reset-password': ['/admin/reset-password'],
  ...Object.fromEntries(adminPages.map(([path, page]) => [page, [path.replace(/:\w+/g, shop.id)]])),
  'not-found': ['/nowhere'],
  login: ['/login'],
  'joining/sign-up': ['/signup'],
  'joining/guide': ['/seller_sign_up_process'],
  'joining/application': ['/business/signup'],
  'joining/invitation': ['/invitation'],
  'business/application': ['/business/application'],
  'business/staff': ['/business/staff'],
  'business/billing': ['/business/billing'],
  'reset-password': ['/auth/reset-password'],
  'verify-email': ['/verify-email'],
  'legal-terms': ['/legal/terms', '/legal/terms?version=1', '/legal/terms?version=99'],
  'legal-privacy': ['/legal/privacy', '/legal/privacy?version=1', '/legal/privacy?version=99'],
  'legal-popia': ['/legal/popia', '/legal/popia?version=1', '/legal/popia?version=99'],
  'legal-contact': ['/legal/contact'],
}

const settings = { whatsapp: { simulated: false, number: '27600123456' }, map: { tileUrl: '', attribution: '' } }
const isPublic = (key: string): boolean => endpoints.some((one) => one.key === key && one.caches !== undefined)

const readerOf = (cookie = '', from: typeof ctx = ctx) =>
  pageReader(from)({ ip: '127.0.0.1', get: ((name: string) => (name === 'Cookie' ? cookie : undefined)) as never }, {
    cookie: () => {},
    clearCookie: () => {},
  } as never)
const drawn = (address: string, cookie?: string): Promise<Drawn> => draw(address, readerOf(cookie).read, settings)

test('every page is looked at', () => {
  const pages = routes.flatMap(({ children = [] }) => children.flatMap(({ handle }) => handle.page ?? []))
  expect(Object.keys(addresses).toSorted()).toEqual([...new Set(pages)].toSorted())
  for (const [name, its] of Object.entries(addresses))
    for (const address of its)
      expect(placeAt(new URL(address, 'http://localhost').pathname), address).toMatchObject({ page: name })
})

test.each(Object.values(addresses).flat())('%s is drawn from what it declares, and from all of it', async (address) => {
  const page = await drawnPage(address)
  expect(
    page.undeclared.filter(({ key }) => isPublic(key)),
    'its hooks read these, but page.reads does not name them: the server draws the page without them',
  ).toEqual([])
  if (page.status === 200) expect(page.unused, 'page.reads names these, but nothing on the page reads them').toEqual([])
})

test('the pages of a seller are drawn for who opened them, from what they declare', async () => {
  const [first, second] = [await makeShop(ctx), await makeShop(ctx)]
  const owner = await makePerson()
  await makeMember(ctx, first, owner.contactId, 'owner')
  await makeMember(ctx, second, owner.contactId, 'owner')
  const places = Object.entries(addresses).filter(([name]) => name.startsWith('business/'))
  for (const address of places.flatMap(([, its]) => its)) {
    const page = await drawnPage(`${address}${address.includes('?') ? '&' : '?'}shop=${second.slug}`, owner.cookie)
    expect(page.undeclared, address).toEqual([])
    expect(page.unused, address).toEqual([])
    expect(page.html, address).toContain(second.name)
  }
  const dashboard = await drawnPage('/business/seller-dashboard', owner.cookie)
  expect(dashboard.html).toContain('Pending bookings')
  expect(dashboard.html).toContain(first.name)
})

test('no other shop is drawn: not for a stranger, a driver or an admin', async () => {
  for (const cookie of ['', driver.cookie, (await makeAdmin()).cookie]) {
    const other = await makeShop(ctx)
    const page = await drawnPage(`/business/seller-dashboard?shop=${other.slug}`, cookie)
    expect(JSON.stringify(page.data)).not.toContain(other.id)
    expect(page.html).not.toContain(other.name)
  }
  expect((await drawnPage('/business/seller-dashboard')).html).toContain('Please Log In')
  expect((await drawnPage('/business/seller-dashboard', driver.cookie)).html).toContain('Access Denied')
})

test('an admin who looks at a shop gets its pages drawn without its drivers', async () => {
  const admin = await makeAdmin()
  await makeBooking({ shop, driver }, { customer: { name: 'Lerato Molefe' } })
  await ask('POST', `/api/admin/businesses/${shop.id}/look`, { cookie: admin.cookie })
  const page = await drawnPage('/business/seller-dashboard', admin.cookie)
  expect(page.html).toContain('You see this shop as its people do.')
  expect(page.html).toContain('A driver')
  expect(page.undeclared).toEqual([])
  expect(page.html + JSON.stringify(page.data)).not.toContain('Lerato')
})

test('a page of the seller is there without the database, with nothing in it', async () => {
  const gone = () => {
    throw new Error('the database is gone')
  }
  const { read } = readerOf(driver.cookie, { ...ctx, db: new Proxy(ctx.db, { get: gone }) })
  expect(await draw('/business/seller-dashboard', read, settings)).toMatchObject({ kind: 'page', status: 503 })
})

test('only a page of the seller is drawn for somebody', async () => {
  for (const [name, its] of Object.entries(addresses))
    for (const address of its) {
      const reader = readerOf(driver.cookie)
      await draw(address, reader.read, settings)
      expect(reader.wasPersonal(), address).toBe(name.startsWith('business/'))
    }
})

async function drawnPage(address: string, cookie?: string) {
  const page = await drawn(address, cookie)
  if (page.kind !== 'page') throw new Error(`${address} leads to ${page.to}`)
  return page
}
