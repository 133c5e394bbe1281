import { createAlert } from '#core/alerts/alerts.ts'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { askChange, proposeTime } from '#core/bookings/answers/reschedule.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import type { RequestBooking } from '#core/contracts/bookings.ts'
import { makeLimits } from '#core/process/limits.ts'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { as } from '#tests/support/actors.ts'
import { makeContact, makeDeal, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { ctx, newNumber } from '../auth/site.ts'

/** Friday, when the shop is open; far from anybody else's time. */
export const friday = '2026-11-20'

async function makeShopWithStock() {
  const shop = await makeShop(ctx, { bays: 40 })
  const listing = await makeListing(ctx, shop, { quantity: 80 })
  const deal = await makeDeal(ctx, shop, await makeListing(ctx, shop, { model: 'Primacy 5' }))
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
  const staff = await makeStaff(ctx, shop, { phone: newNumber() })
  return { shop, listing, deal, staff }
}

/** A shop with stock, a deal and somebody who answers, and a driver who is signed in. */
export const makeShopAndDriver = async () => ({ ...(await makeShopWithStock()), driver: await makePerson() })

let [shops, people]: [Awaited<ReturnType<typeof makeShopWithStock>>[], Person[]] = [[], []]

/**
 * The same for one request. The shop or the driver of whom it has not even asked is as new, and there for the next.
 */
export async function inShopAndDriver<Made>(make: (world: World) => Made | Promise<Made>): Promise<Made> {
  const [place, driver] = [shops.pop() ?? (await makeShopWithStock()), people.pop() ?? (await makePerson())]
  let [askedForPlace, askedForDriver] = [false, false]
  const inPlace = <Name extends keyof typeof place>(name: Name): (typeof place)[Name] => {
    askedForPlace = true
    return place[name]
  }
  const made = await make({
    get shop() {
      return inPlace('shop')
    },
    get listing() {
      return inPlace('listing')
    },
    get deal() {
      return inPlace('deal')
    },
    get staff() {
      return inPlace('staff')
    },
    get driver() {
      askedForDriver = true
      return driver
    },
  })
  if (!askedForPlace) shops = [...shops, place]
  if (!askedForDriver) people = [...people, driver]
  return made
}

/** The same, and another driver. */
export const makeWorld = async () => ({ ...(await makeShopAndDriver()), unverifiedGuest: await makePerson() })

export const makeVehicle = () =>
  ctx.db
    .insertInto('fitment')
    .values({ make: 'Toyota', model: 'Corolla', variant: '', year_from: 2014, year_to: null, confidence: 'high' })
    .execute()

export type World = Awaited<ReturnType<typeof makeShopAndDriver>>

export type Person = { contactId: string; accountId: string; cookie: string; number: string }

export async function makePerson(): Promise<Person> {
  const contact = await makeContact(ctx, { phone: newNumber(), email: 'thandi@example.com' })
  const { accountId } = await accountOf(ctx, contact.id)
  const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')
  return { contactId: contact.id, accountId, cookie: `__Host-session=${token}`, number: contact.phone }
}

/** A request of the driver for a time that is nobody else's. */
export async function makeBooking(
  { shop, driver }: Pick<World, 'shop' | 'driver'>,
  options: Partial<RequestBooking> = {},
) {
  return requestBooking(ctx, as({ id: driver.contactId }), {
    shopId: shop.id,
    services: ['alignment'],
    quantity: 4,
    locationType: 'wait',
    start: `${friday}T08:00:00Z`,
    customer: { name: 'Thandi Nkosi' },
    notes: '',
    ...options,
  })
}

/** Somebody who works in the console, in a session with the second factor. */
export async function makeAdmin(roles: AdminRole[] = ['owner']): Promise<Person> {
  const person = await makePerson()
  return { ...person, cookie: await becomeAdmin(person, roles) }
}

/** Makes an admin of the person; returns the cookie of a session with the second factor. */
export async function becomeAdmin({ accountId }: Pick<Person, 'accountId'>, roles: AdminRole[] = ['owner']) {
  await ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', accountId).execute()
  const row = { account_id: accountId, roles, created_at: ctx.clock.now() }
  await ctx.db.insertInto('admin').values(row).execute()
  const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'admin')
  return `__Host-session=${token}`
}

let minutes = 0
/** The shop has proposed another time for it. */
export async function makeProposal(world: World) {
  const at = new Date(Date.parse(`${friday}T06:00:00Z`) + (minutes++ % 8) * 30 * 60_000)
  const booking = await makeBooking(world, { start: undefined, quantity: 1 + (minutes % 20) })
  return proposeTime(ctx, as(world.staff), booking.id, at)
}

/** The driver asks for less, in answer to it. */
export async function makeCounterOffer(world: World) {
  const { id } = await makeProposal(world)
  return askChange(ctx, as({ id: world.driver.contactId }), id, { start: new Date(`${friday}T07:00:00Z`), quantity: 1 })
}

let alerts = 0
export const makeAlert = async ({ driver }: Pick<World, 'driver'>) =>
  (await createAlert(ctx, as({ id: driver.contactId }), { size: '205/55R16', maxCents: 100_000 + alerts++ })).alert

let counted = 0
/** Every request is the first: what is asked here is not how often. */
export function forgetCounts(): void {
  ctx.limits = makeLimits({ pool: ctx.asidePool, secret: `counted anew ${counted++}` })
}

/** What earlier requests have left to be said would be said first, at the pace of the sender and within its day. */
export async function forgetWaiting(): Promise<void> {
  await ctx.db.updateTable('event').set({ handled_at: ctx.clock.now() }).where('handled_at', 'is', null).execute()
  await ctx.db.updateTable('outbound_message').set({ status: 'dropped' }).where('status', '=', 'queued').execute()
  await ctx.db.deleteFrom('started_conversation').execute()
  ctx.clock.advance(10_000)
}
