import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { GuestBookingView } from '#core/contracts/web-bookings.ts'
import { guestsTogether } from '#db/queries/bookings/beside.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { isCustomer } from '../booking-policy.ts'
import { bookingView } from '../booking-view.ts'
import { bookingNotFound } from '../refusals.ts'
import { opening } from '../shop-opening.ts'
import { chatKey, guestToken, linkHolder } from './guest-link.ts'

/**
 * The booking that a private link opens for this visitor. Throws BOOKING_NOT_FOUND for a link that we did not make or that has run out,
 * LINK_ENDED for one that ended with a claim.
 */
export async function guestBooking(ctx: Context, token: string, actor: Actor): Promise<GuestBookingView> {
  const { bookingId } = await linkHolder(ctx, token)
  const row = await findBooking(ctx.db, bookingId)
  if (!row) throw bookingNotFound()
  return {
    ...(await opening(ctx, bookingView(row))),
    chatKey: row.customer_contact_id ? null : chatKey(ctx.config, bookingId),
    emailProven: row.email_proven_at !== null,
    inAccount: isCustomer(actor, row) ? 'mine' : row.customer_account_id ? 'another' : 'none',
    besides: (await guestsTogether(ctx.db, bookingId)).map(({ id, shopName, version }) => ({
      shopName,
      token: guestToken(ctx.config, id, version),
    })),
  }
}
