import { claimChatBookings } from '#db/queries/accounts/accounts.ts'
import type { NewcomerRow } from '#db/queries/accounts/auth.ts'
import { insertAccountOf, lockContact, provenNumber } from '#db/queries/accounts/sessions.ts'
import { claimGuestBookings } from '../bookings/guests/claim-guest-bookings.ts'
import type { Context } from '../context.ts'
import { changeOwnVehicle } from '../garage/own-vehicle.ts'
import { formatPhone } from '../rules/format.ts'
import { transaction } from '../transaction.ts'

/**
 * The account of a person who has proven who they are; makes a customer account if there is none. Two calls at the same
 * moment get the same account. Bookings that the person made as a guest with the number belong to it.
 */
export const accountOf = (
  ctx: Context,
  contactId: string,
  newcomer?: NewcomerRow,
): Promise<{ accountId: string; created: boolean }> =>
  transaction(ctx, async (ctx) => {
    const contact = await lockContact(ctx.db, contactId)
    if (!contact) throw new Error(`there is no contact ${contactId}`)
    const number = await provenNumber(ctx.db, contactId)
    const known = contact.account_id
    if (known) {
      await claimGuestBookings(ctx, contactId)
      return { accountId: known, created: false }
    }
    const accountId = await insertAccountOf(ctx.db, contactId, {
      role: 'customer',
      full_name:
        newcomer?.name ?? contact.name ?? emailName(contact.email) ?? (number ? formatPhone(number) : 'WhatsApp'),
      phone: number ?? null,
      at: ctx.clock.now(),
    })
    const { vehicle_make: make, vehicle_model: model, vehicle_year: year } = newcomer ?? {}
    await changeOwnVehicle(ctx, accountId, { make, model, year })
    await claimChatBookings(ctx.db, contactId, accountId)
    await claimGuestBookings(ctx, contactId)
    return { accountId, created: true }
  })

/** The part before the @ is the name of a person of whom we know nothing else. */
const emailName = (email: string | null): string | undefined => email?.split('@')[0] || undefined
