import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { codeOrder } from '#bot/understand/said/plain-orders.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import { shopBooking } from '#core/bookings/shop-bookings.ts'
import { frame } from '../steps.ts'
import { desk } from './draft.ts'

/** A booking's code: alone from either side, with 'hide' from a shop, to cancel or to move it from its driver. */
export async function codeWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const said = message.kind === 'text' && !message.choice ? codeOrder(message.text) : undefined
  return said && ((await ofShop(said, turn)) ?? (await ofDriver(said, turn)))
}

type Said = NonNullable<ReturnType<typeof codeOrder>>

async function ofShop({ code, order, rest }: Said, turn: Turn): Promise<Outcome | undefined> {
  if (rest !== '' && order !== 'hide') return undefined
  const booking = await shopBooking(turn.ctx, turn.actor, code)
  if (!booking) return undefined
  return enter(
    rest === '' ? desk('work', { bookingId: booking.id }) : desk('sure', { bookingId: booking.id, verb: 'hide' }),
  )
}

async function ofDriver({ code, order, rest }: Said, turn: Turn): Promise<Outcome | undefined> {
  if (rest !== '' && order !== 'cancel' && order !== 'move') return undefined
  const mine = (await myBookings(turn.ctx, turn.actor, {})).find((booking) => booking.code === code)
  if (!mine) return undefined
  if (order === 'cancel') return enter(frame('my-bookings', 'sure', { bookingId: mine.id }))
  if (order !== 'move') return enter(frame('my-bookings', 'one', { bookingId: mine.id }))
  const to = { date: hearDate(rest, turn), time: hearTime(rest, { now: turn.now, asked: true }) }
  return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: mine.id, to }))
}
