import type { Person } from '#core/actor.ts'
import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { askChange, rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { expireBookings } from '#core/bookings/clocks/remind.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { takeOffer } from '#core/bookings/offers/take-offer.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { Correction, type FrontDeskAct } from '#core/contracts/seller/bookings.ts'
import { actAtFrontDesk, deleteAtFrontDesk, undoAtFrontDesk } from '#core/front-desk/act.ts'
import { enterBooking } from '#core/front-desk/enter-booking.ts'
import { askBeside } from '#core/quotes/beside.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { cancelOpenBookings } from '#db/queries/businesses/businesses.ts'
import type { TestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { as, monday, options } from '../bookings/support.ts'
import type { Chance } from './chance.ts'
import type { Booth, Market } from './market.ts'
import { type Counted, stockActs } from './stock-acts.ts'
import type { Acts, Tap } from './tap.ts'

const hours = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '16:00']
const unlisted = { brand: 'Dunlop', model: 'SP', size: '205/55R16', eachCents: 100_000 }

/** `offers`: of which side offers stand. */
type Row = { id: string; shop_id: string; status: string; offers: 'shop' | 'customer' | null }

/** Everything that people do with a deal, each with things and figures by chance. */
export function makeActs(ctx: TestContext, { booths, drivers }: Market, chance: Chance, counted: Counted): Acts {
  const { pick, upTo, is } = chance
  const undos: { id: string; undoId: string; by: Person }[] = []
  const time = () => addMinutes(monday(pick(hours)), pick([0, 1]) * 24 * 60)
  const rows = () =>
    ctx.db
      .selectFrom('booking as b')
      .leftJoin('booking_offer as o', (join) => join.onRef('o.booking_id', '=', 'b.id').on('o.state', '=', 'open'))
      .select(['b.id', 'b.shop_id', 'b.status', 'o.by as offers'])
      .where('b.id', 'in', [...drivers.keys()])
      .orderBy('b.id')
      .execute()
  /** A booking of the market, more likely one that is meant. */
  const any = async (isMeant: (row: Row) => boolean) => {
    const all = drivers.size === 0 ? [] : await rows()
    const meant = all.filter(isMeant)
    const found = pick(meant.length > 0 && is(0.8) ? meant : all)
    const booth = booths.find(({ shop }) => shop.id === found?.shop_id)
    return found && booth && { id: found.id, booth, driver: drivers.get(found.id) as Person }
  }
  const isLive = ({ status }: Row) => status !== 'cancelled' && status !== 'completed'
  const offersOf = (side: Row['offers']) => (row: Row) => row.offers === side
  const about =
    (does: (of: { id: string; booth: Booth; driver: Person }) => Promise<Tap> | Tap, isMeant = isLive) =>
    async () => {
      const found = await any(isMeant)
      return found && does(found)
    }
  const atFrontDesk = (act: (booth: Booth) => FrontDeskAct, isMeant = isLive) =>
    about(({ id, booth }) => {
      const [by, what] = [pick(booth.people), act(booth)]
      return async () => {
        const { undoId } = await actAtFrontDesk(ctx, by, id, what)
        if (undoId) undos.push({ id, undoId, by })
      }
    }, isMeant)
  const openOffer = async (id: string) => {
    const open = await ctx.db
      .selectFrom('booking_offer')
      .select(['id', 'by'])
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute()
    return open.length === 0 ? undefined : pick(open.slice(-4))
  }
  const change = (booth: Booth) =>
    pick([
      { start: time() },
      { listingId: pick(booth.listings).id },
      { quantity: upTo(6) },
      { totalCents: 400_000 + upTo(8) * 50_000 },
      { start: time(), quantity: upTo(4), priceEachCents: 150_000 },
    ])
  const work = (booth: Booth) => ({
    ...pick([{}, { quantity: upTo(6) }, { totalCents: upTo(9) * 100_000 }, { services: ['fitting', 'alignment'] }]),
    ...pick([{}, {}, { tyres: { listingId: pick(booth.listings).id } }, { tyres: unlisted }]),
    ...pick([{}, {}, { rear: null }, { rear: { listingId: pick(booth.listings).id, quantity: upTo(2) } }]),
  })
  const corrected = (booth: Booth, agreedByPhone: boolean): FrontDeskAct => ({
    act: 'correct',
    correction: Correction.parse({
      ...pick([work(booth), { plate: `CA ${upTo(99)}` }, { notes: 'the blue one' }]),
      ...(agreedByPhone && is(0.4) && { start: time().toISOString() }),
      agreedByPhone,
    }),
    anyway: is(0.5),
  })
  const request = (rear: boolean) => async () => {
    const { shop, listings } = pick(booths)
    const driver = as(await makeContact(ctx, { lastInboundAt: ctx.clock.now() }))
    const wanted = options(
      { shop, listing: pick(listings) },
      {
        quantity: upTo(4),
        start: time().toISOString(),
        ...(rear && { rear: { listingId: pick(listings).id, quantity: upTo(2) } }),
      },
    )
    return async () => drivers.set((await requestBooking(ctx, driver, wanted)).id, driver)
  }

  return {
    request: request(false),
    'request a set': request(true),
    enter: async () => {
      const { shop, people, listings } = pick(booths)
      const input = {
        ...{ services: ['fitting' as const], size: '', locationType: 'wait' as const, notes: '' },
        ...{ quantity: upTo(4), listingId: pick(listings).id, start: time(), anyway: is(0.3) },
        customer: { name: 'Sam', phone: '' },
      }
      return async () => drivers.set((await enterBooking(ctx, people[0], shop.id, input)).id, people[0])
    },
    confirm: atFrontDesk(() => ({ act: 'confirm' })),
    'confirm beyond free': atFrontDesk(() => ({ act: 'confirm', anyway: true })),
    decline: atFrontDesk(() => ({ act: 'decline', reason: 'full' })),
    'offer a time': atFrontDesk(() => ({ act: 'offer', offers: [{ start: time(), note: '' }] })),
    'offer a tyre': atFrontDesk(({ listings }) => ({
      act: 'offer',
      offers: [{ listingId: pick(listings).id, note: '' }],
    })),
    'offer fewer': atFrontDesk(() => ({ act: 'offer', offers: [{ quantity: upTo(3), note: 'left' }] })),
    'offer a price': atFrontDesk(() => ({ act: 'offer', offers: [{ totalCents: upTo(9) * 100_000, note: '' }] })),
    'offer three': atFrontDesk((booth) => ({
      act: 'offer',
      offers: [1, 2, 3].map(() => ({ ...change(booth), note: '' })),
    })),
    frontDesk: about(({ id, booth, driver }) => {
      const { priceEachCents: _, ...asked } = { priceEachCents: 0, ...change(booth) }
      return () => askChange(ctx, driver, id, asked)
    }),
    move: about(({ id, driver }) => {
      const start = time()
      return () => rescheduleBooking(ctx, driver, id, start)
    }),
    take: about(
      async ({ id, booth, driver }) => {
        const offer = await openOffer(id)
        const [by, anyway] = [offer?.by === 'shop' ? driver : pick(booth.people), is(0.5)]
        return () => takeOffer(ctx, by, id, offer?.id ?? '', { anyway })
      },
      (row) => row.offers !== null,
    ),
    accept: about(
      ({ id, driver }) =>
        () =>
          acceptProposal(ctx, driver, id),
      offersOf('shop'),
    ),
    'take none': about(
      ({ id, driver }) =>
        () =>
          declineOffers(ctx, driver, id),
      offersOf('shop'),
    ),
    'withdraw (shop)': atFrontDesk(() => ({ act: 'withdraw' }), offersOf('shop')),
    'withdraw (driver)': about(
      ({ id, driver }) =>
        () =>
          withdrawOffers(ctx, driver, id),
      offersOf('customer'),
    ),
    'withdraw one': about(async ({ id, booth, driver }) => {
      const offer = await openOffer(id)
      const by = offer?.by === 'shop' ? pick(booth.people) : driver
      return () => withdrawOffers(ctx, by, id, offer?.id)
    }),
    correct: atFrontDesk((booth) => corrected(booth, false)),
    'correct by phone': atFrontDesk((booth) => corrected(booth, true)),
    'move bay': atFrontDesk(() => ({ act: 'move_bay', bay: upTo(4) })),
    start: atFrontDesk(() => ({ act: 'start' })),
    ready: atFrontDesk(() => ({ act: 'ready' })),
    complete: atFrontDesk(() => ({ act: 'complete' })),
    'complete otherwise': atFrontDesk((booth) => ({ act: 'complete', done: work(booth) as never })),
    'correct done': atFrontDesk(
      (booth) => ({ act: 'correct_done', done: work(booth) as never }),
      ({ status }) => status === 'completed',
    ),
    'no-show': atFrontDesk(() => ({ act: 'no_show' })),
    'cancel (shop)': atFrontDesk(() => ({ act: 'cancel', reason: 'flood' })),
    'cancel (driver)': about(
      ({ id, driver }) =>
        () =>
          cancelBooking(ctx, driver, id, ''),
    ),
    undo: async () => {
      const last = undos.pop()
      return last && (() => undoAtFrontDesk(ctx, last.by, last.id, last.undoId))
    },
    'ask beside': about(({ id, driver }) => async () => {
      for (const made of await askBeside(ctx, driver, id)) drivers.set(made.id, driver)
    }),
    hide: about(
      ({ id, booth }) =>
        () =>
          deleteAtFrontDesk(ctx, booth.people[0], id),
    ),
    'end all of a shop': async () => {
      const { shop } = pick(booths)
      return () => cancelOpenBookings(ctx.db, shop.id, 'closed', ctx.clock.now())
    },
    lapse: async () => async () => {
      ctx.clock.set(addMinutes(ctx.clock.now(), 90))
      await Promise.all([expireBookings(ctx), expireBookings(ctx)])
    },
    ...stockActs(ctx, booths, chance, counted),
  }
}
