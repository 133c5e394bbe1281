import { afterAll, expect, test } from 'vitest'
import { makeApp } from '#api/app.ts'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { actOf, wordsOf } from '#tests/dialogues/run-transcript.ts'
import { makeWorld } from '#tests/dialogues/world.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const world = await makeWorld(url, wednesdayMorning, { around: async (ctx, _server, first) => makeApp(ctx, { first }) })
const { ctx, origin, settle } = world
afterAll(() => world.close())

const [DRIVER, COUNTER] = ['+27821234567', '+27821110001']
const shop = await makeShop(ctx, { name: 'Kloof Tyres', city: 'Sandton', lat: -26.107, lng: 28.057, bays: 4 })
const listing = await makeListing(ctx, shop, { quantity: 6 })
await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
const seller = await makeContact(ctx, { phone: COUNTER, name: 'Riaan Botha' })
const { accountId } = await accountOf(ctx, seller.id)
await ctx.db.updateTable('account').set({ role: 'business' }).where('id', '=', accountId).execute()
await makeMember(ctx, shop, seller.id)
const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')

const on = async (phone: string, words: string): Promise<string> => {
  const before = (await world.bubbles(phone)).length
  await world.act({ from: phone, ...(await actOf(world, phone, words, () => `on the phone: ${words}`)) })
  return (await world.bubbles(phone)).slice(before).map(wordsOf).join('\n')
}

async function dashboard(method: string, path: string, body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { Cookie: `session=${token}`, Origin: ctx.config.publicUrl, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  await settle()
  return JSON.parse(await answer.text())
}
/** What the dashboard shows of the stock, and what the website offers drivers. */
const shown = async () => {
  const [row] = (await dashboard('GET', `/shops/${shop.id}/listings`)).listings
  const { offers } = await dashboard('GET', '/offers?size=205%2F55R16&quantity=1')
  return [row.quantity, row.reserved, row.free, offers[0]?.stock ?? 'not offered']
}
const book = async (time: string) => {
  await on(DRIVER, '205/55R16 in Sandton')
  await on(DRIVER, `book 1 friday ${time}`)
  if (time === '10:30') await on(DRIVER, 'my name is Lerato')
  await on(DRIVER, '[Send request]')
}
const bookings = async (): Promise<{ id: string; code: string; status: string }[]> =>
  (await dashboard('GET', `/shops/${shop.id}/counter-bookings`)).bookings

test('phones, dashboard and website count the same tyres', async () => {
  expect(await shown()).toEqual([6, 0, 6, 6])
  await on(COUNTER, 'hi')
  await book('10:30')
  await book('14:00')
  expect(await shown(), 'requests promise nothing').toEqual([6, 0, 6, 6])

  const [second, first] = await bookings()
  expect(await on(COUNTER, 'confirm 10:30')).toContain('Confirmed')
  expect(await shown()).toEqual([6, 4, 2, 2])
  expect(await on(DRIVER, '205/55R16 in Sandton')).not.toContain('Prices are for 4')

  const refused = await dashboard('POST', `/counter-bookings/${second?.id}/acts`, { act: 'confirm' })
  expect(refused).toMatchObject({
    code: 'STOCK_PROMISED',
    fields: { stock: '6', reserved: '4', free: '2', needed: '4' },
  })
  expect(await on(COUNTER, 'confirm 14:00')).toMatch(/4 of 6 on the shelf are promised.*\n*\[Confirm anyway\]/s)
  const anyway = await dashboard('POST', `/counter-bookings/${second?.id}/acts`, { act: 'confirm', anyway: true })
  expect(anyway.booking.status).toBe('confirmed')
  expect(await shown()).toEqual([6, 8, 0, 'not offered'])

  // The driver calls one of them off on the phone, and the other is done: two are left on the shelf, for everybody.
  await dashboard('POST', `/counter-bookings/${second?.id}/acts`, { act: 'cancel', reason: 'Wrong size' })
  expect(await shown()).toEqual([6, 4, 2, 2])
  ctx.clock.set(new Date('2026-11-20T09:00:00Z'))
  const done = await dashboard('POST', `/counter-bookings/${first?.id}/acts`, { act: 'complete' })
  expect(await shown()).toEqual([2, 0, 2, 2])
  await dashboard('POST', `/counter-bookings/${first?.id}/undo`, { undoId: done.undoId })
  expect(await shown(), 'undone').toEqual([6, 4, 2, 2])
  expect(await on(COUNTER, 'our stock of the 205/55R16 Michelin')).toContain('6 on the shelf, 4 promised, 2 free')
  expect((await bookings()).map(({ status }) => status)).toEqual(['cancelled', 'confirmed'])
  expect(listing.id).toBeDefined()
})
