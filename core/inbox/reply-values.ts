import { findBooking } from '#db/queries/bookings/bookings.ts'
import { findShopAddress } from '#db/queries/inbox/response-clock.ts'
import { participantsOf } from '#db/queries/threads/thread-people.ts'
import type { Actor } from '../actor.ts'
import { bookingView } from '../bookings/booking-view.ts'
import type { Context } from '../context.ts'
import type { ReplyValues } from '../contracts/messages/inbox.ts'
import { formatPhone, formatRandExact } from '../rules/format.ts'
import { outsideText } from '../rules/people/typed-text.ts'
import { textsIn } from '../texts/texts.ts'
import { momentWords } from '../texts/when.ts'
import { answeringAccess } from './inbox.ts'

/** What the variables of a canned reply stand for in this conversation. Throws THREAD_NOT_FOUND. */
export async function replyValues(ctx: Context, actor: Actor, threadId: string): Promise<ReplyValues> {
  const { thread, shopId } = await answeringAccess(ctx, actor, threadId)
  const people = await participantsOf(ctx.db, threadId)
  const customer = people.find(({ role }) => role === 'customer')
  const row = thread.booking_id ? await findBooking(ctx.db, thread.booking_id) : undefined
  const booking = row && bookingView(row)
  const start = booking && (booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart)
  const quoted = tyreWords(thread.tyre_brand, thread.tyre_model, thread.tyre_size)
  const booked = tyreWords(booking?.tyre?.brand, booking?.tyre?.model, booking?.tyre?.size)
  const cents = booking?.done?.totalCents ?? booking?.totalCents ?? thread.price_cents
  const shop = shopId ? await findShopAddress(ctx.db, shopId) : undefined
  return {
    values: {
      driver: customer ? outsideText(customer.full_name) : null,
      shop: thread.shop_name,
      'booking time': start ? momentWords(start, textsIn('en').dates) : null,
      'booking code': thread.booking_code,
      tyre: booked ?? quoted,
      price: cents === null ? null : formatRandExact(cents),
      address: shop ? [shop.address, shop.suburb, shop.city].filter(Boolean).join(', ') : null,
      phone: thread.shop_phone && formatPhone(thread.shop_phone),
      quote: thread.quote_reference,
    },
  }
}

const tyreWords = (...words: (string | null | undefined)[]): string | null =>
  words.every(Boolean) ? words.join(' ') : null
