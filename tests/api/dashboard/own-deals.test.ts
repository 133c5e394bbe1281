import { beforeEach, expect, test } from 'vitest'
import { createAlert } from '#core/alerts/alerts.ts'
import { matchAlerts } from '#core/alerts/tell-alerts.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { as } from '#tests/support/actors.ts'
import { makeDeal, makeListing, makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)
const today = localDate(ctx.clock.now())

async function makeFrontDesk() {
  const world = await makeWorld()
  const { contactId, cookie } = await makePerson()
  await makeMember(ctx, world.shop, contactId)
  const path = `/api/shops/${world.shop.id}/own-deals`
  const create = (options: object) =>
    ask('POST', path, {
      cookie,
      body: { listingId: world.listing.id, title: 'Special', priceCents: 150_000, ...options },
    })
  const change = (id: unknown, body: object) => ask('PATCH', `/api/own-deals/${id}`, { cookie, body })
  const list = async (query = '') => (await ask('GET', `${path}${query}`, { cookie })).json
  return { ...world, cookie, path, create, change, list }
}
const titles = (deals: unknown): string[] => (deals as { title: string }[]).map(({ title }) => title)
const codeOf = ({ status, json }: { status: number; json: Record<string, unknown> }) => [status, json.code]

test('a deal is made, and drivers see it at once', async () => {
  const { create, listing } = await makeFrontDesk()
  const made = await create({ endsOn: addDays(today, 10), description: 'While stocks last' })
  expect([made.status, made.json]).toMatchObject([
    201,
    { title: 'Special', status: 'active', percentOff: 21, startsOn: today, soldOut: false },
  ])
  const offer = await ask('GET', `/api/offers/${listing.code}`)
  expect(offer.json).toMatchObject({ priceCents: 150_000, deal: { title: 'Special' } })
})

test('a price of nothing, an end before the start and a second deal on the same days are refused', async () => {
  const { create, change } = await makeFrontDesk()
  expect((await create({ priceCents: 0 })).json.fields).toMatchObject({ priceCents: 'Price must be above 0' })
  expect(codeOf(await create({ startsOn: today, endsOn: addDays(today, -1) }))).toEqual([400, 'DEAL_ENDS_BEFORE_START'])
  const first = await create({ endsOn: addDays(today, 5) })
  expect(codeOf(await create({ startsOn: addDays(today, 5) }))).toEqual([409, 'DEALS_OVERLAP'])
  const later = await create({ startsOn: addDays(today, 6) })
  expect(later.json.status).toBe('scheduled')
  expect(codeOf(await change(first.json.id, { endsOn: null }))).toEqual([409, 'DEALS_OVERLAP'])
  // A deal that is switched off holds no days.
  await change(later.json.id, { active: false })
  expect((await change(first.json.id, { endsOn: null })).status).toBe(200)
  expect(codeOf(await change(later.json.id, { active: true }))).toEqual([409, 'DEALS_OVERLAP'])
})

test('a price that saves nothing is asked about once', async () => {
  const { create, change } = await makeFrontDesk()
  expect(codeOf(await create({ priceCents: 189_900 }))).toEqual([409, 'DEAL_NOT_CHEAPER'])
  const made = await create({ priceCents: 189_900, confirmed: true })
  expect([made.status, made.json.percentOff]).toEqual([201, 0])
  expect((await change(made.json.id, { title: 'Still dear' })).status).toBe(200)
  expect(codeOf(await change(made.json.id, { priceCents: 200_000 }))).toEqual([409, 'DEAL_NOT_CHEAPER'])
})

test('switching a deal off and deleting it gives drivers the usual price', async () => {
  const { create, change, listing, cookie, list } = await makeFrontDesk()
  const { json } = await create({})
  const price = async () => (await ask('GET', `/api/offers/${listing.code}`)).json.priceCents
  expect((await change(json.id, { active: false })).json.status).toBe('inactive')
  expect(await price()).toBe(189_900)
  await change(json.id, { active: true })
  expect(await price()).toBe(150_000)
  expect((await ask('DELETE', `/api/own-deals/${json.id}`, { cookie })).status).toBe(204)
  expect(await price()).toBe(189_900)
  expect(titles((await list()).deals)).toEqual(['November special'])
})

test('deals are filtered by the status that is shown, searched, and read page by page, newest first', async () => {
  const { shop, list } = await makeFrontDesk()
  const over = await makeListing(ctx, shop, { brand: 'Dunlop', model: 'Over' })
  await makeDeal(ctx, shop, over, { title: 'Over', endsOn: addDays(today, -1) })
  const last = await makeListing(ctx, shop, { model: 'Last day', quantity: 0 })
  await makeDeal(ctx, shop, last, { title: 'Last day', endsOn: today })
  await makeDeal(ctx, shop, await makeListing(ctx, shop, { model: 'Off' }), { title: 'Off', active: false })
  const ahead = await makeListing(ctx, shop, { model: 'Ahead' })
  await makeDeal(ctx, shop, ahead, { title: 'Ahead', startsOn: addDays(today, 1) })
  const all = await list()
  expect(titles(all.deals)).toEqual(['Ahead', 'Off', 'Last day', 'Over', 'November special'])
  expect(all.counts).toEqual({ all: 5, active: 2, scheduled: 1, expired: 1, inactive: 1 })
  const active = await list('?status=active')
  expect(active.deals).toMatchObject([
    { title: 'Last day', soldOut: true },
    { title: 'November special', soldOut: false },
  ])
  for (const [status, title] of [
    ['expired', 'Over'],
    ['inactive', 'Off'],
    ['scheduled', 'Ahead'],
  ])
    expect(titles((await list(`?status=${status}`)).deals), status).toEqual([title])
  expect(titles((await list('?search=dunlop%20205')).deals)).toEqual(['Over'])
  const first = await list('?limit=3')
  expect(titles((await list(`?limit=3&after=${first.next}`)).deals)).toEqual(['Over', 'November special'])
  await ctx.db.updateTable('shop').set({ business_status: 'unpublished' }).where('id', '=', shop.id).execute()
  expect((await list()).counts).toMatchObject({ all: 5, inactive: 5 })
})

test('tyres with stock are offered by brand; without any the list says so', async () => {
  const { shop, cookie, list } = await makeFrontDesk()
  await makeListing(ctx, shop, { brand: 'Bridgestone', model: 'Turanza' })
  await makeListing(ctx, shop, { brand: 'Apollo', model: 'Gone', quantity: 0 })
  const { json } = await ask('GET', `/api/shops/${shop.id}/deal-tyres`, { cookie })
  const named = (json.tyres as unknown as { brand: string; model: string; hasDeal: boolean }[]).map(
    ({ brand, model, hasDeal }) => [brand, model, hasDeal],
  )
  expect(named).toEqual([
    ['Bridgestone', 'Turanza', false],
    ['Michelin', 'Primacy 4', false],
    ['Michelin', 'Primacy 5', true],
  ])
  expect((await list()).hasStock).toBe(true)
  await ctx.db.updateTable('listing').set({ quantity: 0 }).where('shop_id', '=', shop.id).execute()
  expect((await list()).hasStock).toBe(false)
})

test('the preview counts whom the alerts would tell, and no others', async () => {
  const { shop, listing, cookie } = await makeFrontDesk()
  const { lat, lng } = await ctx.db
    .selectFrom('shop')
    .select(['lat', 'lng'])
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  const near = { lat, lng, label: 'Randburg', radiusKm: 20 }
  const far = { lat: -33.9, lng: 18.4, label: 'Cape Town', radiusKm: 20 }
  for (const options of [
    { size: '205/55R16', near, dealsOnly: true },
    { size: '205/55R16', near, maxCents: 155_000 },
    { size: '205/55R16', near, maxCents: 120_000 },
    { size: '205/55R16', near: far },
    { size: '195/65R15', near },
  ])
    await createAlert(ctx, as({ id: (await makePerson()).contactId }), options)
  const preview = async (priceCents: number) => {
    const path = `/api/shops/${shop.id}/deal-preview?listingId=${listing.id}&priceCents=${priceCents}`
    return (await ask('GET', path, { cookie })).json
  }
  const shown = await preview(150_000)
  expect(shown).toMatchObject({
    card: { priceCents: 150_000, deal: { title: 'Michelin Primacy 4 205/55R16 Deal', percentOff: 21 } },
  })
  expect(JSON.stringify(shown.chat)).toContain('1 500')
  const told = async () => {
    await makeDeal(ctx, shop, listing, { priceCents: 150_000 })
    await refreshOffers(ctx.db, { listingIds: [listing.id], today })
    return matchAlerts(ctx, { listingIds: [listing.id] })
  }
  expect(shown.drivers).toBe(2)
  expect((await preview(110_000)).drivers).toBe(3)
  expect(await told()).toBe(2)
  // They are told once at a price.
  expect((await preview(150_000)).drivers).toBe(0)
})

test('a blocked shop changes nothing', async () => {
  const { shop, deal, create, change, list } = await makeFrontDesk()
  await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', shop.id).execute()
  expect(codeOf(await create({}))).toEqual([409, 'SHOP_BLOCKED'])
  expect(codeOf(await change(deal.id, { active: false }))).toEqual([409, 'SHOP_BLOCKED'])
  expect((await list()).deals).toHaveLength(1)
})
