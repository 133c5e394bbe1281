import { shopMailbox } from '#db/queries/notifications/notifications.ts'
import { type AskRow, asksOfRounds, findAsk, findRound } from '#db/queries/quotes/rounds.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import type { Context } from '../../context.ts'
import type { QuoteEnd } from '../../events.ts'
import { type KnownPerson, personOf } from '../../messaging/people/person.ts'
import { roundLink } from '../../quotes/guests/round-link.ts'
import { yesToQuote } from '../../quotes/handed/handed-quote.ts'
import { othersToAsk } from '../../quotes/rounds/ask-more.ts'
import { askView, isOpenAsk } from '../../quotes/rounds/rounds.ts'
import { withListings } from '../../quotes/rounds/shop-quotes.ts'
import { allows } from '../../rules/notifications/preferences.ts'
import { textsIn } from '../../texts/texts.ts'
import { hasProvenEmail } from '../booking-address.ts'
import { chatForm } from '../chat-form.ts'
import type { AnyKind, KindSpec } from '../kind.ts'
import { quoteKinds } from '../kinds/quotes/quotes.ts'
import { mailOnly, notify } from '../notify.ts'
import { asMail } from '../render.ts'

type OfRound = { eventId: string; roundId: string }
type OfAsk = OfRound & { askId: string }

/** Asks the members of one shop for its price, and the shop by its own mailbox; nobody if the driver has closed the round before. */
export async function tellQuoteAsked(ctx: Context, event: OfAsk & { added?: true }): Promise<void> {
  const { eventId, roundId, askId, added } = event
  const ask = await findAsk(ctx.db, askId)
  if (!ask || !isOpenAsk(ask, ctx.clock.now())) return
  const quote = await withListings(ctx, ask)
  const asked = (await asksOfRounds(ctx.db, [roundId])).length
  const facts = { quote, asked, added, quotesUrl: shopUrl(ctx, ask.shop_slug) }
  const mailbox = await shopMailbox(ctx.db, ask.shop_id)
  const address = mailbox?.contact_email ?? undefined
  for (const { contact_id, several } of await membersToTell(ctx.db, ask.shop_id)) {
    const own = { ...facts, shop: several ? ask.shop_name : undefined }
    await tell(ctx, eventId, contact_id, 'quote_wanted', own, { mail: !address })
  }
  if (!mailbox || !address) return
  const owner = mailbox.owner_contact_id ? await personOf(ctx, mailbox.owner_contact_id) : undefined
  const say = textsIn(owner?.language ?? 'en')
  const notice = quoteKinds.quote_wanted.notice({ ...facts, shop: undefined }, say)
  await notify(ctx, {
    eventId,
    recipient: `shop:${ask.shop_id}`,
    contactId: null,
    // The shop stands in the directory with it, and its requests go there.
    person: {
      ...mailOnly(ctx, address, Boolean(mailbox.is_demo)),
      ...{ emailProven: true, preferences: owner?.preferences },
    },
    kind: 'quote_wanted',
    bookingId: null,
    notice,
    email: { ...asMail(notice, { footer: say.quotes.wantedFooter, answer: undefined }), attachments: [] },
  })
}

/** Tells the driver the price of one shop; nothing if it stands no more. */
export async function tellQuotePrice(ctx: Context, { eventId, roundId, askId }: OfAsk): Promise<void> {
  const [round, row] = [await findRound(ctx.db, roundId), await findAsk(ctx.db, askId)]
  if (!round || !row) return
  const ask = askView(row, ctx.clock.now())
  if (row.round_state !== 'open' || ask.state !== 'answered') return
  await tell(ctx, eventId, round.contact_id, 'quote_price', {
    round,
    ask,
    ...countOf(await asksOfRounds(ctx.db, [roundId])),
    quotesUrl: await driversUrl(ctx, round),
  })
}

/** Tells the driver that who pays says yes to a shop's price, while it can still be taken. */
export async function tellQuoteAgreed(ctx: Context, { eventId, roundId, askId }: OfAsk): Promise<void> {
  const [round, row, payer] = [
    await findRound(ctx.db, roundId),
    await findAsk(ctx.db, askId),
    await yesToQuote(ctx, askId),
  ]
  if (!round || !row || !payer) return
  const ask = askView(row, ctx.clock.now())
  if (row.round_state !== 'open' || ask.state !== 'answered') return
  await tell(ctx, eventId, round.contact_id, 'quote_payer_agreed', {
    ...{ round, ask, payer },
    quotesUrl: await driversUrl(ctx, round),
  })
}

const countOf = (asks: readonly AskRow[]) => ({
  cannot: asks.filter(({ state, declined_by }) => state === 'declined' && declined_by === 'shop').length,
  waiting: asks.filter(({ state }) => state === 'waiting').length,
})

/**
 * A price that was taken back is told at once. Another refusal is told with the next price, or by itself once no shop
 * has still to answer.
 */
export async function tellQuoteRefused(ctx: Context, { eventId, roundId, askId }: OfAsk): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  const asks = await asksOfRounds(ctx.db, [roundId])
  const refused = asks.find(({ id, state }) => id === askId && state === 'declined')
  if (round?.state !== 'open' || !refused) return
  const { cannot, waiting } = countOf(asks)
  const answered = asks.filter(({ state }) => state === 'answered').length
  const quotesUrl = await driversUrl(ctx, round)
  if (refused.total_cents !== null && refused.declined_by === 'shop') {
    const { shop } = askView(refused, ctx.clock.now())
    const facts = { round, shop: shop.name, totalCents: refused.total_cents, left: answered, quotesUrl }
    await tell(ctx, eventId, round.contact_id, 'quote_taken_back', facts)
  } else if (waiting === 0) {
    await tell(ctx, eventId, round.contact_id, 'quotes_answered', { round, cannot, answered, quotesUrl })
  }
}

/** Tells a shop politely that its price was not taken, or is needed no more. */
export async function tellQuoteEnded(ctx: Context, event: OfAsk & { why: QuoteEnd }): Promise<void> {
  const row = await findAsk(ctx.db, event.askId)
  if (!row) return
  const facts = { asked: row, why: event.why, quotesUrl: shopUrl(ctx, row.shop_slug) }
  for (const { contact_id, several } of await membersToTell(ctx.db, row.shop_id))
    await tell(ctx, event.eventId, contact_id, 'quote_over', {
      ...facts,
      shop: several ? row.shop_name : undefined,
    })
}

/** Tells the driver that the time is over, with the nearest shop of those asked. */
export async function tellQuotesLapsed(ctx: Context, { eventId, roundId }: OfRound): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (!round) return
  const rows = await asksOfRounds(ctx.db, [roundId])
  const [nearest] = rows.toSorted((one, other) => one.distance_km - other.distance_km)
  await tell(ctx, eventId, round.contact_id, 'quotes_lapsed', {
    asked: round,
    answered: rows.some(({ total_cents }) => total_cents !== null),
    nearest: nearest && askView(nearest, ctx.clock.now()),
    quotesUrl: await driversUrl(ctx, round),
  })
}

/** No shop has named a price in its time: the driver may have others asked. */
export async function tellQuotesSilent(ctx: Context, { eventId, roundId }: OfRound): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  const asks = await asksOfRounds(ctx.db, [roundId])
  const waiting = asks.filter((ask) => ask.state === 'waiting' && isOpenAsk(ask, ctx.clock.now()))
  if (round?.state !== 'open' || waiting.length === 0 || asks.some(({ state }) => state === 'answered')) return
  const [nearest] = waiting.toSorted((one, other) => one.distance_km - other.distance_km)
  await tell(ctx, eventId, round.contact_id, 'quotes_silent', {
    round,
    waiting: waiting.length,
    validUntil: round.valid_until.toISOString(),
    more: (await othersToAsk(ctx, round)).length > 0,
    nearest: nearest && askView(nearest, ctx.clock.now()),
    quotesUrl: await driversUrl(ctx, round),
  })
}

/** The members of a silent shop see its request once more; nobody once any shop has named a price. */
export async function tellQuoteUnanswered(ctx: Context, { eventId, roundId, askId }: OfAsk): Promise<void> {
  const asks = await asksOfRounds(ctx.db, [roundId])
  const ask = asks.find(({ id }) => id === askId)
  if (ask?.state !== 'waiting' || !isOpenAsk(ask, ctx.clock.now()) || asks.some(({ state }) => state === 'answered'))
    return
  const facts = { quote: await withListings(ctx, ask), asked: asks.length, quotesUrl: shopUrl(ctx, ask.shop_slug) }
  for (const { contact_id, several } of await membersToTell(ctx.db, ask.shop_id))
    await tell(ctx, eventId, contact_id, 'quote_unanswered', { ...facts, shop: several ? ask.shop_name : undefined })
}

/** The driver's own page; without an account, the private page of this one request. */
const driversUrl = async (ctx: Context, round: { id: string; contact_id: string }): Promise<string> =>
  (await personOf(ctx, round.contact_id)).accountId ? `${ctx.config.publicUrl}/quotes` : roundLink(ctx.config, round.id)

const shopUrl = (ctx: Context, slug: string): string => `${ctx.config.publicUrl}/business/quotes?shop=${slug}`

type QuoteKinds = typeof quoteKinds
type FactsOf<Name extends keyof QuoteKinds> = QuoteKinds[Name] extends KindSpec<infer Facts> ? Facts : never

/** On WhatsApp where the person allows it, else by e-mail; on the website in any case. */
async function tell<Name extends keyof QuoteKinds>(
  ctx: Context,
  eventId: string,
  contactId: string,
  kind: Name,
  facts: FactsOf<Name>,
  { mail = true }: { mail?: boolean } = {},
): Promise<void> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const say = textsIn(language)
  const spec = quoteKinds[kind] as unknown as KindSpec<FactsOf<Name>> & AnyKind
  const notice = spec.notice(facts, say)
  const isShops = kind === 'quote_wanted' || kind === 'quote_over' || kind === 'quote_unanswered'
  const footer = isShops ? say.quotes.wantedFooter : say.quotes.priceFooter
  const path = isShops ? '/business/quotes' : '/quotes'
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind,
    bookingId: null,
    notice,
    ...(await chatForm(ctx, kind, spec, facts, language)),
    ...(mail &&
      person.email &&
      hasProvenEmail(person) &&
      !reachedInChat(person) && { email: { ...asMail(notice, { footer, answer: undefined }), attachments: [] } }),
    push: {
      title: notice.title,
      brief: say.settings.tapToSee,
      words: notice.lines.join('\n'),
      url: path,
      tag: `${kind}:${eventId}`,
    },
    ...(person.accountId && { inApp: true }),
  })
}

const reachedInChat = ({ whatsapp, preferences, leftAt }: KnownPerson): boolean =>
  whatsapp?.proven === true && !leftAt && allows(preferences, 'whatsapp', 'quotes')
