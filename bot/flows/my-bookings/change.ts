import {
  type Action,
  done,
  doneWithAll,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { hearTotal } from '#bot/understand/answers.ts'
import { askChange } from '#core/bookings/answers/reschedule.ts'
import { type ChangeChoice, changeChoices } from '#core/bookings/offers/change-choices.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { Button } from '#core/messaging/content.ts'
import { offersInline, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'
import { refusalWords } from '../refused.ts'
import { findMine, go, type MyBookingsDraft } from './listed.ts'
import { isTooLate, tooLate } from './move.ts'

const isChangeable = ({ status, rescue }: BookingView): boolean =>
  !rescue && (status === 'pending' || status === 'confirmed')

/** Other tyres, another number, another price or another time, a row each. */
export const change: Question<MyBookingsDraft> = {
  ask: async ({ bookingId }, turn) => {
    const { ctx, actor, say, now } = turn
    const booking = await findMine(bookingId, turn)
    if (!booking || !isChangeable(booking)) return { say: [text(say.booking.gone)] }
    if (isTooLate(booking, now)) return { say: [text(tooLate(booking, turn))] }
    const { what, button, price, priceHint } = say.changing.ask
    const rows = [
      ...(await changeChoices(ctx, actor, booking.id)).map((choice) => rowOf(choice, say)),
      { id: 'change:price', title: price, description: priceHint },
      { id: 'change:time', title: say.moving.another },
    ]
    return { say: [list(what(booking.shop.name, say.booking.work(booking)), button, rows)] }
  },
  answer: ({ choice }, draft) => {
    if (choice === 'change:price') return go('changePrice', draft)
    if (choice === 'change:time') return go('move', { bookingId: draft.bookingId ?? '', intent: 'move' })
    const code = choice?.startsWith('change:') ? choice.slice(7) : ''
    if (code.startsWith('l')) return go('changeSure', { ...draft, asks: { listingId: code.slice(1) } })
    return code.startsWith('q') && Number(code.slice(1)) > 0
      ? go('changeSure', { ...draft, asks: { quantity: Number(code.slice(1)) } })
      : notUnderstood
  },
}

const rowOf = ({ change, tyre, totalCents }: ChangeChoice, { offers }: Texts) =>
  tyre
    ? {
        id: `change:l${change.listingId}`,
        title: tyre.brand,
        description: `${tyre.model}, ${offers.total(formatRand(totalCents))}`,
      }
    : {
        id: `change:q${change.quantity}`,
        title: offers.tyres(change.quantity ?? 0),
        description: offers.total(formatRand(totalCents)),
      }

export const changePrice: Question<MyBookingsDraft> = {
  freeText: true,
  ask: async (draft, turn) => {
    const booking = await findMine(draft.bookingId, turn)
    const { say } = turn
    return {
      draft: { ...draft, totalCents: booking?.totalCents ?? 0 },
      say: [text(booking ? say.changing.ask.whichPrice(formatRand(booking.totalCents)) : say.booking.gone)],
    }
  },
  answer: (message, draft, { say }) => {
    if (message.choice) return notUnderstood
    const totalCents = hearTotal(message.text)
    const isLess = totalCents !== undefined && totalCents > 0 && totalCents < (draft.totalCents ?? 0)
    if (!isLess) return go('changePrice', draft, text(say.changing.ask.notLess))
    return go('changeSure', { ...draft, asks: { totalCents } })
  },
}

/** Reads back what the shop is asked for, with the total. */
export const changeSure: Question<MyBookingsDraft> = {
  ask: async ({ bookingId, asks = {} }, turn) => {
    const { say } = turn
    const booking = await findMine(bookingId, turn)
    const words = booking && (await wordsOf(booking, asks, turn))
    if (!booking || !words) return { say: [text(say.booking.stockJustGone)] }
    const { sure, askThem } = say.changing.ask
    return {
      say: [
        buttons(
          sure(booking.shop.name, words, formatRand(booking.totalCents)),
          { id: 'change-sure:yes', title: askThem },
          { id: 'mine:keep', title: say.booking.keepIt },
        ),
      ],
    }
  },
  answer: (message, draft, { say }) => {
    if (message.choice === 'change-sure:yes' || (message.yes && !message.choice)) return go('changeAsk', draft)
    if (message.choice === 'mine:keep' || message.no) return done(text(say.booking.kept))
    return notUnderstood
  },
}

type Asks = NonNullable<MyBookingsDraft['asks']>

/** What the booking becomes; undefined if the shop has it no more. */
async function wordsOf(booking: BookingView, asks: Asks, { ctx, actor, say }: Turn): Promise<string | undefined> {
  const inAll = (cents: number) => say.offers.total(formatRand(cents))
  if (asks.totalCents !== undefined) return inAll(asks.totalCents)
  const found = (await changeChoices(ctx, actor, booking.id)).find(
    ({ change }) => change.listingId === asks.listingId && change.quantity === asks.quantity,
  )
  if (!found) return undefined
  const changed = { ...booking, tyre: found.tyre ?? booking.tyre, quantity: asks.quantity ?? booking.quantity }
  return `${say.booking.work(changed)}, ${inAll(found.totalCents)}`
}

/** Under what the driver has asked for, while the shop has not answered. */
export const takeBack = ({ id }: BookingView, say: Texts): Button => ({
  id: `booking:unask:${id}`,
  title: say.changing.ask.takeBack,
})

export const changeAsk: Action<MyBookingsDraft> = {
  act: ({ bookingId = '', asks = {} }, turn) =>
    refusedOr(turn, bookingId, async () => {
      const { ctx, actor, say } = turn
      const booking = await askChange(ctx, actor, bookingId, asks)
      const asked = offersInline(booking, openOffersOf(booking, 'customer'), say)
      const { asked: told, stands, waits } = say.changing.ask
      const meanwhile = booking.status === 'confirmed' ? stands : waits
      return doneWithAll(buttons(`${told(booking.shop.name, asked)} ${meanwhile}`, takeBack(booking, say)))
    }),
}

/** The driver takes back what the shop has not answered yet. */
export const unask: Action<MyBookingsDraft> = {
  act: ({ bookingId = '' }, turn) =>
    refusedOr(turn, bookingId, async () => {
      const { ctx, actor, say } = turn
      const before = await findMine(bookingId, turn)
      const what = before && offersInline(before, openOffersOf(before, 'customer'), say)
      const booking = await withdrawOffers(ctx, actor, bookingId)
      return doneWithAll(text(say.changing.ask.takenBack(booking.shop.name, what ?? '')))
    }),
}

async function refusedOr({ say }: Turn, bookingId: string, act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // More tyres take longer than the bay is free.
    if (error.code === 'SLOT_TAKEN' || error.code === 'SHOP_CLOSED')
      return done(buttons(say.changing.ask.noRoom, { id: `booking:move:${bookingId}`, title: say.moving.another }))
    return done(text(refusalWords(error, say)))
  }
}
