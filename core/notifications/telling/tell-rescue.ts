import { findBooking } from '#db/queries/bookings/bookings.ts'
import { type AskRow, asksOf, findRound, type RoundRow } from '#db/queries/rescue/rescue.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { nextOpening } from '../../rules/time/opening-hours.ts'
import { helpersNear } from '../../shops/emergency-help.ts'
import { type Language, textsIn } from '../../texts/texts.ts'
import { momentWords } from '../../texts/when.ts'
import { chatForm } from '../chat-form.ts'
import type { KindSpec } from '../kind.ts'
import { type Over, rescueKinds, type Unanswered } from '../kinds/rescue/rescue.ts'
import { notify } from '../notify.ts'
import { tellBooking } from './tell-booking.ts'

type RescueKind = keyof typeof rescueKinds
type FactsOf<Kind extends RescueKind> = (typeof rescueKinds)[Kind] extends KindSpec<infer Facts> ? Facts : never

type OfRound = { eventId: string; roundId: string }

/** Asks the members of each shop; nobody of a round that is over by then. */
export async function tellRescueOpened(ctx: Context, { eventId, roundId }: OfRound): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (!round || round.ended_at) return
  for (const ask of await asksOf(ctx.db, roundId)) await askShop(ctx, eventId, round, ask)
}

const askShop = (ctx: Context, eventId: string, round: RoundRow, ask: AskRow): Promise<void> =>
  tellShop(ctx, eventId, ask, 'rescue_asked', (several) => ({
    askId: ask.id,
    shop: several ? ask.shop_name : undefined,
    ...driverIn(round),
    distanceKm: ask.distance_km,
    lines: ask.total_lines,
    isOwnPrice: ask.own_price,
  }))

const driverIn = ({ first_name: name, place, size, lat, lng, pinned, said }: RoundRow) => ({
  ...{ name, place, size, lat, lng, pinned, said },
})

type Answer = OfRound & { askId: string; minutes: number | null; before: number | null }

/** Tells the driver that a shop comes, or that one which had said so cannot; not what was changed again meanwhile. */
export async function tellRescueAnswered(ctx: Context, event: Answer): Promise<void> {
  const { eventId, roundId, askId, minutes } = event
  const round = await findRound(ctx.db, roundId)
  const asks = round ? await asksOf(ctx.db, roundId) : []
  const ask = asks.find(({ id }) => id === askId)
  if (!round || round.ended_at || !ask || ask.minutes !== minutes) return
  const { shop_name: shop, shop_phone: phone, total_lines: lines, note } = ask
  if (minutes !== null)
    return tellAboutRescue(ctx, eventId, round.contact_id, 'rescue_answered', () => ({
      askId,
      shop,
      phone,
      minutes,
      lines,
      note,
    }))
  if (event.before !== null) await tellAboutRescue(ctx, eventId, round.contact_id, 'rescue_changed', () => ({ shop }))
}

/** Tells the driver whom to call, and who comes out next. */
export async function tellRescueUnanswered(ctx: Context, { eventId, roundId }: OfRound): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (round?.state !== 'unanswered') return
  const asks = await asksOf(ctx.db, roundId)
  if (asks.some(({ state }) => state === 'coming')) return
  const next = await nextToCome(ctx, round)
  const shops = asks.flatMap(({ shop_name: name, shop_phone: phone, state }) =>
    phone && state === 'waiting' ? [{ name, phone }] : [],
  )
  await tellAboutRescue(ctx, eventId, round.contact_id, 'rescue_unanswered', (language) => ({
    asked: asks.length,
    shops: shops.slice(0, MAX_NUMBERS),
    next: next && { ...next, when: momentWords(next.opensAt.toISOString(), textsIn(language).dates) },
  }))
}

const MAX_NUMBERS = 4

type Next = Omit<NonNullable<Unanswered['next']>, 'when'> & { opensAt: Date }

async function nextToCome(ctx: Context, round: RoundRow): Promise<Next | undefined> {
  const closed = (await helpersNear(ctx, round)).filter(({ openNow }) => !openNow)
  const next = closed
    .flatMap(({ name, phone, hours }) => {
      const opensAt = nextOpening(hours, ctx.clock.now())
      return opensAt ? [{ shop: name, phone, opensAt }] : []
    })
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime())
  return next[0]
}

type Taken = OfRound & { askId: string; bookingId: string }

/** The shop that comes gets the number and the way; the others are let go. */
export async function tellRescueTaken(ctx: Context, { eventId, roundId, askId, bookingId }: Taken): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  const booking = await findBooking(ctx.db, bookingId)
  const asks = round ? await asksOf(ctx.db, roundId) : []
  const ask = asks.find(({ id }) => id === askId)
  if (!round || !ask || booking?.status !== 'confirmed') return
  const facts = {
    ...driverIn(round),
    askId,
    fullName: booking.customer_name,
    phone: booking.customer_phone ?? '',
    minutes: ask.minutes ?? 0,
    lines: ask.total_lines,
    code: booking.code,
  }
  await tellShop(ctx, eventId, ask, 'rescue_taken', () => facts)
  for (const one of asks.filter(({ state }) => state === 'lost'))
    await tellOver(ctx, eventId, round, one, one.minutes === null ? 'other' : 'answered')
}

/** The shop that was on its way learns at once that it is not needed. */
export async function tellRescueCalledOff(ctx: Context, event: Taken): Promise<void> {
  const { eventId, roundId, askId, bookingId } = event
  const round = await findRound(ctx.db, roundId)
  const ask = round && (await asksOf(ctx.db, roundId)).find(({ id }) => id === askId)
  // The driver has closed the account, and the call went with it.
  if (!ask) return tellBooking(ctx, { eventId, bookingId }, 'shop', 'booking_cancelled')
  await tellShop(ctx, eventId, ask, 'rescue_called_off', () => ({ name: round.first_name, place: round.place }))
}

/** The driver learns who else comes, and the others are asked again; nobody of a call that is over by then. */
export async function tellRescueGivenUp(ctx: Context, { eventId, roundId, askId }: Taken): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (!round) return
  const asks = await asksOf(ctx.db, roundId)
  const shop = asks.find(({ id }) => id === askId)?.shop_name ?? ''
  const coming = asks
    .flatMap(({ id, state, minutes, shop_name, shop_phone: phone, total_lines: lines, note }) =>
      state === 'coming' && minutes !== null ? [{ askId: id, shop: shop_name, phone, minutes, lines, note }] : [],
    )
    .toSorted((one, other) => one.minutes - other.minutes)
  await tellAboutRescue(ctx, eventId, round.contact_id, 'rescue_given_up', () => ({ shop, coming }))
  if (round.ended_at) return
  for (const ask of asks.filter(({ state }) => state === 'coming' || state === 'waiting'))
    await askShop(ctx, eventId, round, ask)
}

/** The shops that wait, or, after an hour, those that had said that they come. */
export async function tellRescueClosed(ctx: Context, event: OfRound & { by: 'driver' | 'time' }): Promise<void> {
  const round = await findRound(ctx.db, event.roundId)
  if (!round) return
  for (const one of await asksOf(ctx.db, round.id))
    if (one.state === 'lapsed' && (event.by === 'driver' || one.minutes !== null))
      await tellOver(ctx, event.eventId, round, one, 'closed')
}

const tellOver = (ctx: Context, eventId: string, round: RoundRow, ask: AskRow, because: Over['because']) =>
  tellShop(ctx, eventId, ask, 'rescue_over', () => ({ name: round.first_name, place: round.place, because }))

export async function tellShop<Kind extends RescueKind>(
  ctx: Context,
  eventId: string,
  { shop_id: shopId }: AskRow,
  kind: Kind,
  factsFor: (several: boolean) => FactsOf<Kind>,
): Promise<void> {
  for (const { contact_id, several } of await membersToTell(ctx.db, shopId))
    await tellAboutRescue(ctx, eventId, contact_id, kind, () => factsFor(several))
}

export async function tellAboutRescue<Kind extends RescueKind>(
  ctx: Context,
  eventId: string,
  contactId: string,
  kind: Kind,
  factsIn: (language: Language) => FactsOf<Kind>,
): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const spec = rescueKinds[kind] as unknown as KindSpec<FactsOf<Kind>>
  const facts = factsIn(language)
  const notice = spec.notice(facts, textsIn(language))
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind,
    bookingId: null,
    notice,
    ...(await chatForm(ctx, kind, spec, facts, language)),
    push: {
      title: notice.title,
      brief: textsIn(language).settings.tapToSee,
      words: notice.lines.join('\n'),
      url: '/notices',
      tag: `rescue:${eventId}`,
    },
    ...(person.accountId && { inApp: true }),
  })
}
