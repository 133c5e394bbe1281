import { done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearTotal, totalIn } from '#bot/understand/answers.ts'
import { spelledSums } from '#bot/understand/said/spelled-sums.ts'
import { plain } from '#bot/understand/shop-words.ts'
import { isPlain, statedIn } from '#bot/understand/stated/stated.ts'
import { goWithin } from '../steps.ts'
import { type DeskDraft, deskBooking } from './draft.ts'

export const go = goWithin<'shop-desk'>()

/** The sum that answers the question; undefined if there is none, or if the words are about somebody who is named. */
function sumIn(words: string, now: Date): number | undefined {
  const stated = statedIn(words, { now })
  if (stated.code || stated.mentions.length > 0) return undefined
  const [spelled, ...others] = spelledSums(plain(words))
  if (spelled && others.length === 0) return spelled.rand * 100
  return hearTotal(words) ?? totalIn(stated)
}

/** What the work came to, if it is not what was agreed. */
export const price: Question<DeskDraft> = {
  freeText: true,
  takes: ({ text: words }, now) => sumIn(words, now) !== undefined,
  ask: async ({ bookingId }, turn) => {
    const booking = await deskBooking(bookingId, turn)
    return { say: [text(booking ? turn.say.work.whichPrice(booking) : turn.say.work.gone)] }
  },
  answer: (message, draft, { say, now }) => {
    if (message.choice) return notUnderstood
    const totalCents = sumIn(message.text, now)
    return totalCents === undefined
      ? go('price', draft, text(say.work.notAPrice))
      : go('priceSure', { ...draft, verb: 'done', totalCents })
  },
}

/** The sum is read back before the driver is told of it. */
export const priceSure: Question<DeskDraft> = {
  takes: ({ text: words }, now) => sumIn(words, now) !== undefined,
  ask: async ({ bookingId, totalCents = 0 }, turn) => {
    const { say } = turn
    const booking = await deskBooking(bookingId, turn)
    if (!booking) return { say: [text(say.work.gone)] }
    return {
      say: [
        buttons(
          say.work.priceSure(booking, totalCents),
          { id: 'price-sure:yes', title: say.work.yes },
          { id: 'price-sure:other', title: say.work.otherPrice },
          { id: 'price-sure:no', title: say.work.keep },
        ),
      ],
    }
  },
  answer: ({ choice, yes, no, text: words }, draft, { say, now }) => {
    const isPlainly = choice === undefined && isPlain(words, now)
    if (choice === 'price-sure:yes' || (yes && isPlainly)) return go('act', draft)
    if (choice === 'price-sure:other') return go('price', draft)
    if (choice === 'price-sure:no' || (no && isPlainly)) return done(text(say.work.kept))
    const totalCents = choice === undefined ? sumIn(words, now) : undefined
    return totalCents === undefined ? notUnderstood : go('priceSure', { ...draft, totalCents })
  },
}
