import { afterAll, beforeEach, expect, test } from 'vitest'
import { acceptProposal } from '#core/bookings/answers/answer-proposal.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { declineBooking } from '#core/bookings/answers/decline-booking.ts'
import { proposeTime } from '#core/bookings/answers/propose-time.ts'
import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { undoAnswer, undoably } from '#core/bookings/answers/undo-answer.ts'
import { expireBookings } from '#core/bookings/clocks/expire-bookings.ts'
import { hideBooking } from '#core/bookings/hide-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { completeWork, markNoShow, startWork } from '#core/bookings/shop-work.ts'
import type { Context } from '#core/context.ts'
import { enterBooking } from '#core/counter/enter-booking.ts'
import { Refusal } from '#core/errors.ts'
import { changeListing } from '#core/inventory/change-listing.ts'
import { addMinutes, localDate } from '#core/rules/time/time.ts'
import { takeUndo } from '#core/undo-step.ts'
import { cancelOpenBookings } from '#db/queries/businesses/businesses.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, wish } from '../bookings/support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** The acts that came off in any of the sequences, and all that there are. */
const [came, known] = [new Set<string>(), new Set<string>()]

/** The same numbers for the same seed (mulberry32), so that a failure can be seen again. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const whole = { services: ['fitting' as const], size: '', locationType: 'wait' as const, notes: '' }

async function market(chance: () => number) {
  const scene = await makeScene(ctx, { bays: 12 })
  const second = await makeListing(ctx, scene.shop, { size: '225/50R16', quantity: 6 })
  const listings = [scene.listing, second]
  await ctx.db
    .updateTable('listing')
    .set({ order_quantity: 3, order_lead_hours: 4 })
    .where('id', '=', second.id)
    .execute()
  await refreshOffers(ctx.db, { shopIds: [scene.shop.id], today: localDate(ctx.clock.now()) })
  /** What stands on each shelf, as somebody who watches would count it. */
  const shelf = new Map([
    [scene.listing.id, 8],
    [second.id, 6],
  ])
  const taken = new Map<string, Map<string, number>>()
  const drivers = new Map<string, ReturnType<typeof as>>()
  let undo: { id: string; undoId: string; wasDone: boolean } | undefined
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  const any = () => pick([...drivers.keys()])
  const { counter, shop } = scene

  const done = async (id: string, change: (ctx: Context) => ReturnType<typeof startWork>) => {
    const { undoId, booking } = await undoably(ctx, counter.contactId, id, change)
    undo = undoId === null ? undefined : { id, undoId, wasDone: booking.status === 'completed' }
    if (booking.status !== 'completed') return
    const off = new Map<string, number>()
    for (const [listing, tyres] of [
      [booking.listingId, booking.quantity],
      [booking.rear?.listingId, booking.rear?.quantity],
    ] as const) {
      if (!listing || !tyres) continue
      const before = shelf.get(listing) ?? 0
      shelf.set(listing, Math.max(0, before - tyres))
      off.set(listing, (off.get(listing) ?? 0) + Math.min(before, tyres))
    }
    taken.set(id, off)
  }

  const acts: Record<string, () => Promise<unknown>> = {
    request: async () => {
      const driver = as(await makeContact(ctx))
      const [front, rear] = [pick(listings), pick(listings)]
      const set = chance() < 0.4 ? { rear: { listingId: rear.id, quantity: 1 + Math.floor(chance() * 2) } } : {}
      const start = addMinutes(monday(pick(['08:00', '09:30', '11:00'])), pick([0, 1, 2]) * 24 * 60).toISOString()
      const wanted = wish({ shop, listing: front }, { quantity: 1 + Math.floor(chance() * 4), start, ...set })
      drivers.set((await requestBooking(ctx, driver, wanted)).id, driver)
    },
    enter: async () => {
      const input = { ...whole, quantity: 1 + Math.floor(chance() * 4), listingId: pick(listings).id, anyway: true }
      const start = addMinutes(ctx.clock.now(), 24 * 60)
      const made = await enterBooking(ctx, counter, shop.id, { ...input, start, customer: { name: 'Sam', phone: '' } })
      drivers.set(made.id, counter)
    },
    confirm: () => {
      const id = any()
      return done(id, (ctx) => confirmBooking(ctx, counter, id, undefined, { anyway: chance() < 0.3 }))
    },
    decline: () => declineBooking(ctx, counter, any(), ''),
    propose: () => proposeTime(ctx, counter, any(), monday(pick(['14:00', '15:00']))),
    accept: () => {
      const id = any()
      return acceptProposal(ctx, drivers.get(id) ?? counter, id)
    },
    move: () => {
      const id = any()
      return rescheduleBooking(ctx, drivers.get(id) ?? counter, id, monday(pick(['15:30', '16:00'])))
    },
    start: () => {
      const id = any()
      return done(id, (ctx) => startWork(ctx, counter, id))
    },
    complete: () => {
      const id = any()
      return done(id, (ctx) => completeWork(ctx, counter, id))
    },
    noShow: () => {
      const id = any()
      return done(id, (ctx) => markNoShow(ctx, counter, id))
    },
    cancel: () => {
      const id = any()
      return done(id, (ctx) => cancelBooking(ctx, counter, id, 'flood'))
    },
    undo: async () => {
      if (!undo) return
      const { id, undoId, wasDone } = undo
      undo = undefined
      const step = await takeUndo(ctx, counter.contactId, undoId)
      await undoAnswer(ctx, counter, id, { before: step?.before, after: step?.after })
      if (wasDone)
        for (const [listing, tyres] of taken.get(id) ?? []) shelf.set(listing, (shelf.get(listing) ?? 0) + tyres)
    },
    expire: async () => {
      ctx.clock.set(addMinutes(ctx.clock.now(), 90))
      await expireBookings(ctx)
    },
    day: async () => ctx.clock.set(addMinutes(monday('13:30'), pick([0, 1]) * 24 * 60)),
    hide: () => hideBooking(ctx, counter, any()),
    close: () => cancelOpenBookings(ctx.db, shop.id, 'closed', ctx.clock.now()),
    remove: () => ctx.db.deleteFrom('booking').where('id', '=', any()).where('status', '<>', 'completed').execute(),
    count: async () => {
      const [listing, quantity] = [pick(listings), Math.floor(chance() * 12)]
      await changeListing(ctx, counter, listing.id, { quantity })
      shelf.set(listing.id, quantity)
    },
  }
  return { acts, shelf, shop, drivers }
}

async function expectToAddUp(shopId: string, shelf: ReadonlyMap<string, number>, story: string): Promise<void> {
  const listings = await ctx.db
    .selectFrom('listing as l')
    .leftJoin('offer as o', 'o.listing_id', 'l.id')
    .select(['l.id', 'l.quantity', 'l.reserved', 'l.order_quantity', 'o.quantity as offered', 'o.shelf'])
    .where('l.shop_id', '=', shopId)
    .execute()
  const bookings = await ctx.db.selectFrom('booking').selectAll().where('shop_id', '=', shopId).execute()
  const standing = bookings.filter(({ status }) => status === 'confirmed' || status === 'in_progress')
  for (const { id, quantity, reserved, order_quantity: orderable, offered, shelf: free } of listings) {
    const promised = standing.flatMap((one) => [
      one.listing_id === id ? (one.quantity ?? 0) : 0,
      one.rear_listing_id === id ? (one.rear_quantity ?? 0) : 0,
    ])
    expect(reserved, story).toBe(promised.reduce((sum, tyres) => sum + tyres, 0))
    expect(quantity, story).toBe(shelf.get(id))
    const available = Math.max(0, quantity + (orderable ?? 0) - reserved)
    expect([offered, free], story).toEqual(
      available === 0 ? [null, null] : [available, Math.max(0, quantity - reserved)],
    )
  }
  for (const { status, taken, rear_taken: rear } of bookings)
    if (status !== 'completed') expect([taken, rear], story).toEqual([null, null])
}

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  'stock, promised, free and offers add up after every act (%i)',
  async (seed) => {
    const chance = chanceOf(seed)
    const { acts, shelf, shop, drivers } = await market(chance)
    const rare = new Set(['day', 'close', 'remove', 'expire', 'hide'])
    const names = Object.keys(acts)
    const usual = names.filter((name) => !rare.has(name))
    const story: string[] = []
    await acts.request?.()
    await acts.count?.()
    for (let step = 0; step < 80; step++) {
      if (step === 30) await acts.day?.()
      const from = drivers.size === 0 ? ['request'] : chance() < 0.1 ? names : usual
      const name = from[Math.floor(chance() * from.length)] ?? 'request'
      try {
        await acts[name]?.()
        story.push(name)
        came.add(name)
      } catch (error) {
        if (!(error instanceof Refusal)) throw new Error(`${story.join(' ')} ${name}`, { cause: error })
      }
      await expectToAddUp(shop.id, shelf, [...story, name].join(' '))
    }
    for (const name of names) known.add(name)
  },
)

test('every act came off in one of them', () => {
  expect([...came].toSorted()).toEqual([...known].toSorted())
})
