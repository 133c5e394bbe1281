import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { oneListing } from '#core/inventory/listing-view.ts'
import { changeStock } from '#core/inventory/own-stock.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, minutes } from '#tests/support/context.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { asksFor, phoneOf } from './front-desk.ts'

describe('a shop writes of its stock', async () => {
  const { url } = await testDatabase()
  const ctx = makeTestContext({ databaseUrl: url })
  afterAll(() => ctx.close())
  beforeEach(() => ctx.clock.set('2026-11-18T07:00:00Z'))

  const counter = async () => {
    const shop = await makeShop(ctx, { name: 'Rivonia Tyres' })
    const staff = await makeStaff(ctx, shop, { role: 'staff' })
    return { shop, staff: as(staff), say: phoneOf(ctx, staff.id) }
  }
  const statusOf = async (actor: ReturnType<typeof as>, id: string) => (await oneBooking(ctx, actor, id)).status

  test('stock is found, read back, changed, and put back', async () => {
    const { shop, say } = await counter()
    await makeListing(ctx, shop, { quantity: 12 })
    await makeListing(ctx, shop, { brand: 'Dunlop', model: 'SP Touring', size: '195/65R15', quantity: 2 })
    const size = { format: 'metric', width: 205, aspect: 55, rim: 16 } as const
    const sold = await say('sold 4 of the 205/55R16 Michelins', {
      intent: 'shop_stock',
      slots: { size, brand: 'Michelin' },
    })
    expect(sold).toContain('12 on the shelf becomes 8 on the shelf. Change it?\n[Change it]\n[No]')
    expect(await say('yes')).toContain('8 on the shelf now (it was 12)')
    expect(await say('undo')).toContain('stock and price are as before')
    expect(await say('price of the primacy is now 1999')).toContain('R 1 899 becomes R 1 999')
    expect(await say('we have 6 Dunlop at R1299', { intent: 'shop_stock', slots: { brand: 'Dunlop' } })).toMatch(
      /2 on the shelf becomes 6 on the shelf, R [\d ]+ becomes R 1 299/,
    )
    expect(await say('out of bridgestone', { intent: 'shop_stock', slots: { brand: 'Bridgestone' } })).toContain(
      'I find no Bridgestone',
    )
  })

  const dunlop = { brand: 'Dunlop', model: 'SP Touring', size: '195/65R15', quantity: 12 }
  const sells = (say: ReturnType<typeof phoneOf>) =>
    say('sold 4 of the Dunlops', { intent: 'shop_stock', slots: { brand: 'Dunlop' } })

  test('a yes changes the stock that was read back and confirms no request, unless the request came later', async () => {
    const { shop, staff, say } = await counter()
    const listing = await makeListing(ctx, shop, dunlop)
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    ctx.clock.advance(minutes(1))
    expect(await sells(say)).toContain('Change it?')
    expect(await say('ok do it', { intent: 'shop_confirm' })).toContain('8 on the shelf now')
    expect(await statusOf(staff, booking.id)).toBe('pending')
    await sells(say)
    ctx.clock.advance(minutes(1))
    await asksFor(ctx, shop, 'Sipho Dlamini', '14:00')
    expect(await say('yes', { intent: 'yes' })).toContain('8 on the shelf becomes 4 on the shelf. Change it?')
    ctx.clock.advance(minutes(1))
    expect(await say('yes', { intent: 'yes' })).toContain('4 on the shelf now')
    expect((await oneListing(ctx, listing.id)).quantity).toBe(4)
  })

  test('what was read back is forgotten in time, and read back anew when somebody else changed it', async () => {
    const { shop, staff, say } = await counter()
    const listing = await makeListing(ctx, shop, dunlop)
    await sells(say)
    ctx.clock.advance(minutes(121))
    expect(await say('Change it', { choice: 'stock-sure:yes' })).toContain('nothing is changed')
    expect(await say('Change it', { choice: 'stock-sure:yes' })).not.toContain('on the shelf now')
    await sells(say)
    await changeStock(ctx, staff, listing.id, { quantity: 10 })
    expect(await say('Change it', { choice: 'stock-sure:yes' })).toContain('10 on the shelf becomes 6 on the shelf')
    expect(await say('Change it', { choice: 'stock-sure:yes' })).toContain('6 on the shelf now (it was 10)')
    expect(await say('sold another 2', { intent: 'shop_stock' })).toContain('6 on the shelf becomes 4 on the shelf')
  })
})
