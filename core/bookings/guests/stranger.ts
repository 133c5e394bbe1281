import { type Actor, isPerson } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { BAYS_HELD_AT_A_SHOP, BAYS_HELD_IN_ALL, MINUTES_HELD } from '#core/rules/bookings/guest-holds.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { NewBooking } from '#db/queries/bookings/bays.ts'
import { baysHeldFor, lockStranger } from '#db/queries/bookings/guest-holds.ts'
import { heldAlready } from '../refusals.ts'
import { type Client, countStranger } from './limits.ts'

/**
 * Whether neither number nor address of the customer is proven: a guest without an account, or an account without any
 * proof. `known`: what bookingContact tells of the actor.
 */
export const isStranger = (actor: Actor, known: { proven: boolean } | undefined): boolean =>
  actor.kind === 'guest' || (isPerson(actor) && known?.proven !== true)

/**
 * The booking row of a stranger, whose bay is held for half an hour only, until number or address is proven. A stranger
 * holds only a few bays. Requests of the same stranger wait here for each other. Throws TIME_HELD_ALREADY.
 */
export async function heldForAWhile(ctx: Context, row: NewBooking): Promise<NewBooking> {
  const now = ctx.clock.now()
  const stranger = strangerOf(row)
  await lockStranger(ctx.db, stranger)
  const held = await baysHeldFor(ctx.db, stranger, row.shop_id, now)
  if (held.here >= BAYS_HELD_AT_A_SHOP || held.inAll >= BAYS_HELD_IN_ALL) throw heldAlready()
  const until = addMinutes(now, MINUTES_HELD)
  const answerBy = row.expires_at ? new Date(row.expires_at) : until
  return { ...row, held_until: until, answer_by: answerBy, expires_at: answerBy < until ? answerBy : until }
}

/** Counts a request after it was made; over the limit the transaction undoes it. Throws TOO_MANY_REQUESTS. */
export const countRequest = (ctx: Context, row: NewBooking, client: Client | undefined): Promise<void> =>
  countStranger(ctx, { shopId: row.shop_id, ...strangerOf(row), holdsBay: true }, client)

const strangerOf = ({ customer_phone, customer_email, customer_contact_id }: NewBooking) => ({
  phone: customer_phone ?? null,
  email: customer_email ?? null,
  contactId: customer_contact_id ?? null,
})
