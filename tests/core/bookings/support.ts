import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import type { RequestBooking } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { as } from '#tests/support/actors.ts'
import { minutes, type TestContext } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'

type Place = Parameters<typeof makeShop>[0]

/** A shop with somebody at the counter, a listing and a driver. */
export async function makeScene(place: Place, options: Parameters<typeof makeShop>[1] = {}, quantity = 8) {
  const shop = await makeShop(place, options)
  const frontDesk = as(await makeStaff(place, shop))
  const listing = await makeListing(place, shop, { quantity })
  const driver = as(await makeContact(place))
  return { shop, frontDesk, listing, driver }
}

/** Monday 23 November 2026, as the shop's clock shows it. */
export const monday = (time: string): Date => instantOf('2026-11-23', time)

type Scene = { shop: { id: string }; listing?: { id: string } }

/** Four tyres fitted, Monday at 10:30, unless said otherwise. */
export const options = ({ shop, listing }: Scene, extra: Partial<RequestBooking> = {}): RequestBooking => ({
  shopId: shop.id,
  ...(listing && { listingId: listing.id }),
  quantity: 4,
  services: ['fitting'],
  locationType: 'wait',
  start: monday('10:30').toISOString(),
  customer: { name: 'Thandi Nkosi' },
  notes: '',
  ...extra,
})

/** The refusal that the work ends with; fails when it does not. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const outcome = await work.then(
    () => new Error('nothing was refused'),
    (error: unknown) => error,
  )
  if (outcome instanceof Refusal) return outcome
  throw outcome
}

/** A driver has Monday 10:30 for certain since a minute ago; the work takes an hour. */
export async function confirmedScene(ctx: TestContext, bays: number) {
  const scene = await makeScene(ctx, { bays })
  const asked = await requestBooking(ctx, scene.driver, options(scene))
  const booking = await confirmBooking(ctx, scene.frontDesk, asked.id)
  ctx.clock.advance(minutes(1))
  return { ...scene, booking }
}

export { as }
