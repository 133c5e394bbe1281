import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { codeIn, tokensOf } from '#bot/understand/shop-words.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import { shopBooking } from '#core/bookings/shop-bookings.ts'
import { frame } from '../steps.ts'
import { desk } from './draft.ts'

const cancels = /^(?:cancel|kanselleer)\b/
const moves = /^(?:propose|suggest|move|reschedule|skuif|verskuif|stel voor)\b/
const hides = /^(?:hide|delete|remove|put away|verwyder|bere weg|steek weg)$/

const longest = 120

/** A booking's code: alone from either side, with 'hide' from a shop, to cancel or to move it from its driver. */
export async function codeWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.kind !== 'text' || message.choice || message.text.length > longest) return undefined
  const code = codeIn(message.text)
  if (!code) return undefined
  const rest = tokensOf(message.text)
    .filter((token) => token.toUpperCase() !== code)
    .join(' ')
  return (await ofShop(code, rest, turn)) ?? (await ofDriver(code, rest, turn))
}

async function ofShop(code: string, rest: string, turn: Turn): Promise<Outcome | undefined> {
  if (rest !== '' && !hides.test(rest)) return undefined
  const booking = await shopBooking(turn.ctx, turn.actor, code)
  if (!booking) return undefined
  return enter(
    rest === '' ? desk('work', { bookingId: booking.id }) : desk('sure', { bookingId: booking.id, verb: 'hide' }),
  )
}

async function ofDriver(code: string, rest: string, turn: Turn): Promise<Outcome | undefined> {
  if (rest !== '' && !cancels.test(rest) && !moves.test(rest)) return undefined
  const mine = (await myBookings(turn.ctx, turn.actor, {})).find((booking) => booking.code === code)
  if (!mine) return undefined
  if (cancels.test(rest)) return enter(frame('my-bookings', 'sure', { bookingId: mine.id }))
  if (!moves.test(rest)) return enter(frame('my-bookings', 'one', { bookingId: mine.id }))
  const to = { date: hearDate(rest, turn), time: hearTime(rest, { now: turn.now, asked: true }) }
  return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: mine.id, to }))
}
