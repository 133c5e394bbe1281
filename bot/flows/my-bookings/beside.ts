import { type Action, again, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearYesNo } from '#bot/understand/answers.ts'
import {
  asksBeside,
  saysOnly,
  waitsForShop,
  wantsItOtherwise,
  withoutLeavingOut,
} from '#bot/understand/said/asked/of-shops.ts'
import { namesChosen } from '#bot/understand/said/which.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import type { Context } from '#core/context.ts'
import type { BesideChoice, BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { askBeside, besideOf } from '#core/quotes/beside.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
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
      const besideShops = await Promise.all(
        choices.map(async ({ shop }) => ({ id: shop.id, names: await namesOf(shop, ctx) })),
      )
      return go('besideSure', { bookingId, besideShops, beside: [...lines, say.beside.sure(time)].join('\n\n') })
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}

/** 'Fourways' names 'Fourways Wheel & Tyre', and 'Krugersdorp' the shop that is there. */
async function namesOf({ id, name }: BesideChoice['shop'], ctx: Context): Promise<string[]> {
  const { suburb = null, city = '' } = (await shopDetails(ctx, id)) ?? {}
  return [...new Set([name, name.split(' ')[0] ?? name, suburb ?? city])]
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
  takes: ({ text: words }, _now, draft) =>
    !readsAsQuestion(words) &&
    (asksBeside(words) || waitsForShop(words) || shopsAgreedTo(words, draft.besideShops ?? []) !== undefined),
  answer: ({ choice, yes, no, text: words }, draft, { say }) => {
    if (choice === 'beside:yes') return go('besideAsked', draft)
    if (choice === 'beside:no') return done(text(say.beside.waits))
    if (choice) return notUnderstood
    // 'Yes, but not Krugersdorp' is no yes to all of them.
    const besideOnly = shopsAgreedTo(words, draft.besideShops ?? [])
    if (besideOnly) return go('besideAsked', { ...draft, besideOnly })
    if (yes) return go('besideAsked', draft)
    if (no) return done(text(say.beside.waits))
    // Another hour and other tyres cannot be asked for here.
    if (asksBeside(words))
      return wantsItOtherwise(words) ? again(text(say.questionHelp.facts.sameTime)) : go('besideAsked', draft)
    return waitsForShop(words) ? done(text(say.beside.waits)) : notUnderstood
  },
}

type Shops = NonNullable<MyBookingsDraft['besideShops']>

/** The shops that words agree to by name, or by leaving others out: 'Fourways is fine', 'yes, but not Krugersdorp'. */
function shopsAgreedTo(words: string, shops: Shops): string[] | undefined {
  if (readsAsQuestion(words)) return undefined
  const { rest, out } = withoutLeavingOut(words) ?? { rest: words, out: '' }
  const all = shops.flatMap(({ names }) => names)
  // A name that both have tells nothing.
  const own = all.filter((name) => all.indexOf(name) === all.lastIndexOf(name))
  const { chosen, denied } = namesChosen(rest, own)
  const has = (names: readonly string[], list: readonly string[]): boolean => names.some((name) => list.includes(name))
  const isOut = (names: readonly string[]): boolean =>
    has(names, denied) || names.some((name) => name.toLowerCase() === out.toLowerCase())
  const left = shops.filter(({ names }) => !isOut(names))
  const named = left.filter(({ names }) => has(names, chosen))
  const isAgreed = named.length > 0 || (out !== '' && (hearYesNo(rest) === 'yes' || asksBeside(rest)))
  const kept = saysOnly(rest) && named.length > 0 ? named : left
  const isClear = kept.length === named.length || out !== '' || kept.length < shops.length
  return isAgreed && isClear && !wantsItOtherwise(rest) ? kept.map(({ id }) => id) : undefined
}

export const besideAsked: Action<MyBookingsDraft> = {
  act: async ({ bookingId = '', besideOnly }, { ctx, actor, say }) => {
    try {
      const asked = await askBeside(ctx, actor, bookingId, besideOnly)
      return done(text(say.beside.asked(say.beside.and(asked.map(({ shop }) => shop.name)))))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}
