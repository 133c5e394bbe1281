import { text } from '#bot/engine/say.ts'
import { aboutBooking } from '#bot/flows/questions/about-booking.ts'
import { aboutOffer } from '#bot/flows/questions/about-offer.ts'
import { aboutShop } from '#bot/flows/questions/about-shop.ts'
import { type Asked, offerToAsk } from '#bot/flows/questions/subject.ts'
import type { BookingTopic, OfferTopic, ShopTopic } from '#bot/understand/vocabulary/topics/topics.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Declared } from '../questions.ts'
import type { Sheet } from './sheet.ts'
import type { OnScreen } from './sheets-of-driver.ts'

/** A question with what it can be about. */
export type Question = {
  asked: Asked
  on: OnScreen['is']
  /** Those that are meant; all that there are if none is named. */
  sheets: readonly Sheet[]
  question: Declared | undefined
}

export type Said = OutboundContent | undefined
export type Answer = (asked: Question) => Said | Promise<Said>

/** One sentence for one thing, and a line for each of several. */
export const ofEach =
  (value: (sheet: Sheet, asked: Question) => string | undefined): Answer =>
  (asked) => {
    const { say } = asked.asked.turn
    const found = asked.sheets.flatMap((sheet) => {
      const words = value(sheet, asked)
      return words === undefined ? [] : [{ name: sheet.name, value: words }]
    })
    const [only, ...more] = found
    if (!only) return undefined
    const isOne = more.length === 0 || found.every((one) => one.value === only.value)
    return text(isOne ? only.value : found.map((one) => say.asking.line(one)).join('\n'))
  }

/** The question put to what is known of one offer, one shop or one booking. */
export const withAbout = ({ asked, sheets }: Question): Asked => {
  const [sheet, ...more] = sheets
  if (!sheet || more.length > 0) return asked
  const { shop, code, quantity, booking } = sheet
  return {
    ...asked,
    about: {
      ...(shop && { shopId: shop.id }),
      ...(code && { code }),
      ...(quantity !== undefined && { quantity }),
      ...(booking && { booking }),
    },
  }
}

export const ofOffer =
  (topic: OfferTopic): Answer =>
  (question) =>
    question.on === 'list' || question.sheets.some(({ code }) => code)
      ? aboutOffer(topic, withAbout(question))
      : undefined

export const ofShop =
  (topic: ShopTopic): Answer =>
  (question) => {
    const shops = new Set(question.sheets.flatMap(({ shop }) => shop?.id ?? []))
    // Each of several shops is answered for itself by whoever lists them.
    const [only] = question.sheets
    const one = shops.size === 1 && only ? { ...question, sheets: [only] } : question
    return shops.size > 1 && question.on !== 'list' ? undefined : aboutShop(topic, withAbout(one))
  }

export const ofBooking =
  (topic: BookingTopic): Answer =>
  async (question) => {
    const [only, ...more] = question.sheets
    if (!only?.booking || more.length > 0) return undefined
    return (await aboutBooking([topic], withAbout(question)))?.[0]
  }

/** Of what is only looked at. */
export const ofLooked =
  (topic: OfferTopic): Answer =>
  (question) =>
    question.on === 'offer' || question.on === 'list' ? ofOffer(topic)(question) : undefined

export const ofCard =
  (topic: OfferTopic): Answer =>
  (question) =>
    question.on === 'offer' ? ofOffer(topic)(question) : undefined

/** The first that knows an answer. */
export const either =
  (...ways: readonly Answer[]): Answer =>
  async (question) => {
    for (const way of ways) {
      const said = await way(question)
      if (said) return said
    }
    return undefined
  }

/** It is said that we do not know it; the shop is asked by one tap. */
export const askTheShop: Answer = ({ asked: { wish, turn }, sheets }) => {
  const shops = new Map(sheets.flatMap(({ shop }) => (shop?.name ? [[shop.id, shop.name] as const] : [])))
  const [only, ...more] = shops
  if (!only || more.length > 0) return undefined
  const [shopId, shop] = only
  return offerToAsk(turn.say.asking.unknown(shop), shopId, wish.words, turn)
}

/** Shops that have answered are compared side by side, with a button each, by the table of decisions. */
export const butOfAnswers =
  (way: Answer): Answer =>
  (question) =>
    question.on === 'quotes' || question.on === 'rescue' ? undefined : way(question)

export const fact =
  (words: (question: Question) => string | undefined): Answer =>
  (question) => {
    const said = words(question)
    return said === undefined ? undefined : text(said)
  }

export const factsIn = ({ asked }: Question) => asked.turn.say.questionHelp.facts
export const askingIn = ({ asked }: Question) => asked.turn.say.asking
