import type { Talk } from '#bot/engine/progress.ts'
import { buttons, list } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import type { BookingDraft } from '#bot/flows/booking/draft.ts'
import { whatIn, workOf } from '#bot/flows/booking/service.ts'
import type { SearchDraft } from '#bot/flows/search/draft.ts'
import type { ShopsDraft } from '#bot/flows/shops/details.ts'
import { unansweredProposals } from '#bot/flows/threads/talking.ts'
import { namesChosen, orderNamed } from '#bot/understand/said/which.ts'
import { myBookings, oneBooking } from '#core/bookings/load-booking.ts'
import { quotedWorkPrice, workPrice } from '#core/bookings/times/work-price.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import { offerTitle, openOffersOf, withOffer } from '#core/notifications/bookings/offer-words.ts'
import { tyreWords } from '#core/notifications/kinds/quotes/quote-price.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { pricesOfWork } from '#core/shops/shops-near.ts'
import { momentWords } from '#core/texts/when.ts'
import { type AnswerThing, answersOf, type QuoteThing, quotesOf, rescueNow } from '../asked-shops.ts'
import { offerIsOnTop, quoteIsOnTop, rescueIsOnTop } from '../scene.ts'
import type { Sheet } from './sheet.ts'

/** What of these a driver can see and mean. */
export type OnScreen = {
  is: 'draft' | 'quotes' | 'rescue' | 'proposal' | 'bookings' | 'list' | 'offer' | 'shop' | 'nothing'
  sheets: Sheet[]
  /** What can be done with them, where their notices stand apart. */
  choices?: OutboundContent
}

/** The things that a driver's question can be about now, the newest first. */
export async function onDriversScreen(turn: Talk, { active }: State): Promise<OnScreen> {
  if (active?.flow === 'booking') return { is: 'draft', sheets: [await ofDraft(active.draft as BookingDraft, turn)] }
  const asked = (rescueIsOnTop(turn, active) && (await ofRescue(turn))) || (!active && (await ofQuotes(turn)))
  if (asked) return asked
  if (offerIsOnTop(turn, active)) {
    const sheets = (await unansweredProposals(turn)).flatMap((booking) => ofProposal(booking, turn))
    if (sheets.length > 0) return { is: 'proposal', sheets }
  }
  if (active?.flow === 'search') return ofSearch(active.draft as SearchDraft, active.step, turn)
  if (active?.flow === 'shops' && active.step === 'list' && (active.draft as ShopsDraft).services)
    return ofShops(active.draft as ShopsDraft, turn)
  // The shops that are named there are others than the booking's.
  if (active?.step === 'besideSure') return { is: 'nothing', sheets: [] }
  const bookingId = (active?.draft as { bookingId?: string } | undefined)?.bookingId
  if (active && bookingId) return { is: 'bookings', sheets: await bookingSheets([bookingId], turn) }
  const isOfBookings = !active || active.flow === 'my-bookings'
  const upcoming = isOfBookings ? await myBookings(turn.ctx, turn.actor, { upcoming: true }) : []
  if (upcoming.length > 0) return { is: 'bookings', sheets: upcoming.map((one) => ofBooking(one, turn)) }
  const { focus } = turn.memory
  if (active?.flow === 'shops' && focus?.shopId)
    return { is: 'shop', sheets: [{ name: '', shop: { id: focus.shopId, name: '' } }] }
  return { is: 'nothing', sheets: [] }
}

async function ofRescue(turn: Talk): Promise<OnScreen | undefined> {
  const rescue = await rescueNow(turn)
  const coming = rescue ? answersOf(rescue).filter(({ comes }) => comes) : []
  if (!rescue || coming.length === 0) return undefined
  const sheets = coming.map(({ answer: { shop, totalCents, lines, distanceKm } }) => ({
    name: shop.name,
    shop,
    totalCents,
    lines,
    km: distanceKm,
  }))
  return { is: 'rescue', sheets, choices: takeOrStop(coming, rescue.id, turn) }
}

async function ofQuotes(turn: Talk): Promise<OnScreen | undefined> {
  const quotes = quoteIsOnTop(turn) ? await quotesOf(turn) : []
  if (quotes.length === 0) return undefined
  const sheets = quotes.map(({ ask, round }) => ({
    name: ask.shop.name,
    shop: ask.shop,
    work: tyreWords(ask),
    quantity: round.quantity,
    km: ask.distanceKm,
    ...(ask.totalCents !== null && { totalCents: ask.totalCents }),
    ...(ask.priceCents !== null && { eachCents: ask.priceCents }),
    ...(ask.listingCode && { code: ask.listingCode }),
  }))
  return { is: 'quotes', sheets, choices: openOne(quotes, turn) }
}

/** Each shop that comes, with its button. */
function takeOrStop(coming: readonly AnswerThing[], rescueId: string, { say }: Talk): OutboundContent {
  const takes = coming.slice(0, limits.buttons - 1).map(({ id, name }) => ({
    id: `rescue:take:${id}`,
    title: coming.length > 1 ? name : say.rescue.take,
  }))
  return buttons(say.rescue.whom, ...takes, { id: `rescue:close:${rescueId}`, title: say.rescue.stop })
}

/** Each price by its shop: it is shown before it is taken. */
const openOne = (quotes: readonly QuoteThing[], { say }: Talk): OutboundContent =>
  list(
    say.asking.whatNow,
    say.quotes.choose,
    quotes.slice(0, limits.rows).map(({ id, ask }) => ({
      id: `quote:open:${id}`,
      title: say.quotes.rowOf(ask.shop.name),
      description: say.quotes.rowHint(ask.totalCents ?? 0, tyreWords(ask)),
    })),
  )

async function bookingSheets(ids: readonly string[], turn: Talk): Promise<Sheet[]> {
  try {
    return await Promise.all(ids.map(async (id) => ofBooking(await oneBooking(turn.ctx, turn.actor, id), turn)))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

const startOf = (one: BookingView): string | null => one.appointmentStart ?? one.slotStart ?? one.preferredStart

export const ofBooking = (booking: BookingView, { say }: Pick<Talk, 'say'>): Sheet => ({
  name: [booking.shop.name, startOf(booking) ? momentWords(startOf(booking) ?? '', say.dates) : '']
    .filter(Boolean)
    .join(', '),
  shop: booking.shop,
  work: say.booking.work(booking),
  totalCents: booking.totalCents,
  lines: booking.lines,
  start: startOf(booking),
  booking,
  ...eachOf(booking),
  ...(booking.quantity !== null && { quantity: booking.quantity }),
  ...(booking.listingCode && { code: booking.listingCode }),
})

function eachOf({ lines }: BookingView): { eachCents?: number } {
  const each = lines.find(({ what }) => what === 'tyre')?.eachCents
  return each === undefined ? {} : { eachCents: each }
}

/** What a shop offers; at another price the lines of the request are not those of the offer. */
function ofProposal(booking: BookingView, turn: Talk): Sheet[] {
  const open = openOffersOf(booking, 'shop')
  return open.map((offer) => {
    const { lines, eachCents: _each, ...sheet } = ofBooking(withOffer(booking, offer), turn)
    const isSame = offer.totalCents === booking.totalCents
    return {
      ...sheet,
      name: open.length > 1 ? offerTitle(booking, offer, turn.say) : booking.shop.name,
      totalCents: offer.totalCents,
      start: offer.start ?? startOf(booking),
      ...(isSame && { lines: lines ?? [], ...eachOf(booking) }),
      booking,
    }
  })
}

async function ofDraft(draft: BookingDraft, turn: Talk): Promise<Sheet> {
  const { say } = turn
  const price = draft.shopId ? await priceOf(draft, turn) : undefined
  const each = price?.lines.find(({ what }) => what === 'tyre')?.eachCents
  return {
    name: draft.shopName ?? '',
    work: whatIn(draft, say),
    quantity: draft.quantity,
    start: draft.anyTime ? null : (draft.start ?? null),
    isDraft: true,
    ...(draft.shopId && { shop: { id: draft.shopId, name: draft.shopName ?? '' } }),
    ...(price && { totalCents: price.totalCents, lines: price.lines }),
    ...(each !== undefined && { eachCents: each }),
    ...(draft.code && { code: draft.code }),
  }
}

async function priceOf(draft: BookingDraft, { ctx, actor }: Talk) {
  try {
    if (draft.quoteId) return await quotedWorkPrice(ctx, actor, workOf(draft), draft.quoteId)
    return draft.services || draft.listingId ? await workPrice(ctx, workOf(draft)) : undefined
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Shops of a list, with what the work costs there that they were listed for. */
async function ofShops({ shops = [], services = [] }: ShopsDraft, { ctx }: Talk): Promise<OnScreen> {
  const ids = shops.map(({ id }) => id)
  const prices = await pricesOfWork(ctx, ids, services)
  const sheets = shops.map(({ id, names: [name = ''] }, at): Sheet => {
    const sums = (prices.get(id) ?? []).map(({ priceCents }) => priceCents)
    const totalCents = sums.includes(null) ? 0 : sums.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    return { name: `${at + 1}. ${name}`, shop: { id, name }, ...(totalCents > 0 && { totalCents }) }
  })
  return { is: 'list', sheets }
}

async function ofSearch(draft: SearchDraft, step: string, turn: Talk): Promise<OnScreen> {
  const { shown = [], code, place } = draft
  if (step === 'offer' && code) {
    const near = place && { near: { lat: place.lat, lng: place.lng } }
    const offer = await findOffer(turn.ctx, code, {
      quantity: turn.memory.focus?.quantity ?? draft.query.quantity ?? 4,
      ...near,
    })
    if (offer)
      return {
        is: 'offer',
        sheets: [
          {
            name: `${offer.brand} ${offer.model}`,
            shop: offer.shop,
            quantity: offer.quantity,
            totalCents: offer.totalCents,
            eachCents: offer.priceCents,
            lines: offer.lines,
            km: offer.distanceKm,
            code: offer.code,
          },
        ],
      }
  }
  if (step !== 'results' && step !== 'compare') return { is: 'nothing', sheets: [] }
  return {
    is: 'list',
    sheets: shown.map((one, at) => ({
      name: `${at + 1}. ${one.brand}, ${one.shop}`,
      shop: { id: one.shopId, name: one.shop },
      totalCents: one.totalCents,
      km: one.distanceKm,
      code: one.code,
    })),
  }
}

/** Those that the words name: by place in the list, or by a word of their own; all of them if they name none. */
export function meantOf(sheets: readonly Sheet[], words: string): Sheet[] {
  if (sheets.length < 2) return [...sheets]
  const order = orderNamed(words)
  const ordered = order === undefined ? undefined : sheets.at(order > 0 ? order - 1 : order)
  if (ordered) return [ordered]
  const namesOf = ({ name, work = '', shop }: Sheet): string[] =>
    `${name} ${work} ${shop?.name ?? ''}`.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3)
  // A word that all of them have names none of them.
  const own = sheets.map((one) =>
    namesOf(one).filter((word) => !sheets.every((other) => namesOf(other).includes(word))),
  )
  const { chosen } = namesChosen(words, own.flat())
  const named = sheets.filter((_, at) => own[at]?.some((word) => chosen.includes(word)))
  return named.length > 0 ? named : [...sheets]
}
