import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { HandedLink, HandedView, HandedYes } from '#core/contracts/deal/handed.ts'
import { record } from '#core/events.ts'
import { personOf } from '#core/messaging/people/person.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { claimedId, readSignedId, signId, versioned } from '#core/signed-id.ts'
import { transaction } from '#core/transaction.ts'
import {
  type AskRow,
  endHandedQuote,
  findAsk,
  findHandedQuote,
  type HandedQuoteRow,
  lockRound,
  makeHandedQuote,
  noteYesToQuote,
} from '#db/queries/quotes/rounds.ts'
import { handedBooking, handedNotFound, MINUTES_OPEN, sayYes } from '../../bookings/handed/handed.ts'
import { isAsker } from '../../bookings/quotes/asker-policy.ts'
import { quoteOver, roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { priceChanged } from '../../bookings/refusals.ts'
import { askView } from '../rounds/rounds.ts'

const purpose = 'quote handed on'

/** The link by which the driver has handed on a shop's price, if one works, and the yes. Throws QUOTE_NOT_FOUND. */
export async function handedQuoteLink(ctx: Context, actor: Actor, askId: string): Promise<HandedLink> {
  const ask = await own(ctx, actor, askId)
  return linkView(ctx, await findHandedQuote(ctx.db, ask.id))
}

/**
 * Makes the secret link that shows a shop's price to who pays and takes their yes; the one that works is prolonged.
 * Throws QUOTE_NOT_FOUND, QUOTE_OVER.
 */
export const handQuoteOn = (ctx: Context, actor: Actor, askId: string): Promise<HandedLink> =>
  transaction(ctx, async (ctx) => {
    const ask = await own(ctx, actor, askId)
    const at = ctx.clock.now()
    if (!stands(ask, at)) throw quoteOver()
    return linkView(
      ctx,
      await makeHandedQuote(ctx.db, { ask_id: ask.id, until: addMinutes(at, MINUTES_OPEN), created_at: at }),
    )
  })

/** The link opens nothing any more; a yes that was said stays. Throws QUOTE_NOT_FOUND. */
export const endQuoteLink = (ctx: Context, actor: Actor, askId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const ask = await own(ctx, actor, askId)
    await endHandedQuote(ctx.db, ask.id, ctx.clock.now())
  })

/** The price as the holder of the link sees it; undefined for a link of anything else. Throws HANDED_NOT_FOUND. */
async function handedQuote(ctx: Context, token: string): Promise<HandedView | undefined> {
  const row = await rowOf(ctx, token)
  return row && viewOf(ctx, await opened(ctx, token, row), row)
}

/**
 * Who pays says yes to the total that they saw: the driver is told. The same yes again changes nothing; undefined for a
 * link of anything else. Throws HANDED_NOT_FOUND, QUOTE_OVER, PRICE_CHANGED.
 */
const sayYesToQuote = (
  ctx: Context,
  token: string,
  { name, seenTotalCents }: HandedYes,
): Promise<HandedView | undefined> =>
  transaction(ctx, async (ctx) => {
    const before = await rowOf(ctx, token)
    if (!before) return undefined
    const { round_id: roundId } = await opened(ctx, token, before)
    await lockRound(ctx.db, roundId)
    const row = (await findHandedQuote(ctx.db, before.ask_id)) ?? before
    const ask = await opened(ctx, token, row)
    const at = ctx.clock.now()
    if (!stands(ask, at)) throw quoteOver()
    if (ask.total_cents !== seenTotalCents) throw priceChanged(ask.total_cents)
    if (row.yes_cents === ask.total_cents) return viewOf(ctx, ask, row)
    const yes = { yes_name: name, yes_at: at, yes_cents: ask.total_cents }
    await noteYesToQuote(ctx.db, ask.id, yes)
    await record(ctx, { type: 'quote.payer_agreed', roundId, askId: ask.id })
    return viewOf(ctx, ask, { ...row, ...yes })
  })

/** The yes of who pays, for the notice of it. */
export async function yesToQuote(
  ctx: Context,
  askId: string,
): Promise<{ name: string; totalCents: number } | undefined> {
  const row = await findHandedQuote(ctx.db, askId)
  const yes = row && yesView(row)
  return yes ? { name: outsideText(yes.name), totalCents: yes.totalCents } : undefined
}

async function own(ctx: Context, actor: Actor, askId: string): Promise<AskRow> {
  const ask = await findAsk(ctx.db, askId)
  if (!ask || !isAsker(actor, ask)) throw roundNotFound()
  return ask
}

type Priced = AskRow & { total_cents: number }
const isPriced = (ask: AskRow): ask is Priced => ask.total_cents !== null

/** It can still be taken. */
const stands = (ask: AskRow, now: Date): boolean =>
  ask.total_cents !== null && ask.round_state === 'open' && ask.state === 'answered' && ask.valid_until > now

async function rowOf(ctx: Context, token: string): Promise<HandedQuoteRow | undefined> {
  const id = claimedId(token)
  return id === undefined ? undefined : findHandedQuote(ctx.db, id)
}

/** What a link opens that we made, that has not run out and was not ended. */
async function opened(ctx: Context, token: string, row: HandedQuoteRow): Promise<Priced> {
  const isSigned = readSignedId(ctx.config.authSecret, versioned(purpose, row.version), token) !== undefined
  const ask = isSigned && works(row, ctx.clock.now()) ? await findAsk(ctx.db, row.ask_id) : undefined
  if (!ask || !isPriced(ask)) throw handedNotFound()
  return ask
}

const works = ({ ended_at, until }: HandedQuoteRow, now: Date): boolean => ended_at === null && until > now

const yesView = ({ yes_name: name, yes_at: at, yes_cents: totalCents }: HandedQuoteRow) =>
  name !== null && at !== null && totalCents !== null ? { name, at: at.toISOString(), totalCents } : null

function linkView({ config, clock }: Context, row: HandedQuoteRow | undefined): HandedLink {
  const working = row && works(row, clock.now()) ? row : undefined
  const token = working && signId(config.authSecret, versioned(purpose, working.version), working.ask_id)
  return {
    url: token ? `${config.publicUrl}/handed/${token}` : null,
    until: working?.until.toISOString() ?? null,
    yes: row ? yesView(row) : null,
  }
}

async function viewOf(ctx: Context, ask: Priced, row: HandedQuoteRow): Promise<HandedView> {
  const now = ctx.clock.now()
  const { tyre, lines, shop, validUntil } = askView(ask, now)
  const yes = yesView(row)
  const isOpen = stands(ask, now)
  return {
    what: 'quote',
    code: null,
    // Taken, it is booked, and its booking is handed on by itself.
    status: isOpen ? 'pending' : ask.state === 'taken' ? 'confirmed' : 'cancelled',
    shop: { slug: shop.slug, name: shop.name, address: '', suburb: shop.suburb, city: shop.city, phone: shop.phone },
    name: (await personOf(ctx, ask.contact_id)).name ?? 'A driver',
    plate: null,
    services: ask.services,
    quantity: ask.quantity,
    tyre,
    rear: null,
    lines,
    totalCents: ask.total_cents,
    locationType: 'wait',
    start: null,
    date: null,
    agreed: false,
    validUntil,
    until: row.until.toISOString(),
    yes,
    takesYes: isOpen && yes?.totalCents !== ask.total_cents,
  }
}

/** What was handed to who pays, a booking or a shop's price, as the holder of the link sees it. Throws HANDED_NOT_FOUND. */
export const handedOver = async (ctx: Context, token: string): Promise<HandedView> =>
  (await handedQuote(ctx, token)) ?? handedBooking(ctx, token)

/** Who pays says yes to the total that they saw. Throws HANDED_NOT_FOUND, BOOKING_OVER, QUOTE_OVER, PRICE_CHANGED. */
export const agreeToPay = async (ctx: Context, token: string, yes: HandedYes): Promise<HandedView> =>
  (await sayYesToQuote(ctx, token, yes)) ?? sayYes(ctx, token, yes)
