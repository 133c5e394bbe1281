import { type Action, again, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { asksBeside, waitsForShop, wantsItOtherwise } from '#bot/understand/said/asked/of-shops.ts'
import { namesChosen } from '#bot/understand/said/which.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import type { BesideChoice, BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { askBeside, besideOf } from '#core/quotes/beside.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import { refusalWords } from '../refused.ts'
import { go, type MyBookingsDraft } from './listed.ts'

/** Names the shops that would be asked beside the silent one, with what each would cost, before any of them is. */
export const beside: Action<MyBookingsDraft> = {
  act: async ({ bookingId = '' }, { ctx, actor, say }) => {
    try {
      const choices = await besideOf(ctx, actor, bookingId)
      if (choices.length === 0) return done(text(say.beside.none))
      const booking = await oneBooking(ctx, actor, bookingId)
      const time = booking.slotStart ? momentWords(booking.slotStart, say.dates) : say.bookingNotices.anyTimeThatSuits
      const lines = choices.map((one, at) => lineOf(at + 1, booking, one, say))
      const besideShops = choices.map(({ shop }) => shop.name)
      return go('besideSure', { bookingId, besideShops, beside: [...lines, say.beside.sure(time)].join('\n\n') })
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}

const lineOf = (
  number: number,
  booking: BookingView,
  { shop, tyre, rear, totalCents }: BesideChoice,
  say: Texts,
): string =>
  say.beside.choice(number, shop.name, shop.distanceKm, say.booking.work({ ...booking, tyre, rear }), totalCents)

export const besideSure: Question<MyBookingsDraft> = {
  ask: ({ beside = '' }, { say }) => ({
    say: [buttons(beside, { id: 'beside:yes', title: say.beside.send }, { id: 'beside:no', title: say.beside.keep })],
  }),
  takes: ({ text: words }) => !readsAsQuestion(words) && (asksBeside(words) || waitsForShop(words)),
  answer: ({ choice, yes, no, text: words }, draft, { say }) => {
    if (choice === 'beside:yes' || (yes && !choice)) return go('besideAsked', draft)
    if (choice === 'beside:no' || (no && !choice)) return done(text(say.beside.waits))
    if (choice) return notUnderstood
    const names = draft.besideShops ?? []
    const { denied } = namesChosen(
      words,
      names.flatMap((name) => [name, name.split(' ')[0] ?? name]),
    )
    // A shop of the list that is left out, another hour and other tyres cannot be asked for here.
    const isOther = denied.length > 0 || wantsItOtherwise(words)
    if (asksBeside(words) && !isOther) return go('besideAsked', draft)
    if (asksBeside(words)) return again(text(say.questionHelp.facts.sameTime))
    return waitsForShop(words) ? done(text(say.beside.waits)) : notUnderstood
  },
}

export const besideAsked: Action<MyBookingsDraft> = {
  act: async ({ bookingId = '' }, { ctx, actor, say }) => {
    try {
      const asked = await askBeside(ctx, actor, bookingId)
      return done(text(say.beside.asked(say.beside.and(asked.map(({ shop }) => shop.name)))))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}
