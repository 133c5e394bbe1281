import { claimChatBookings } from '#db/queries/accounts/accounts.ts'
import type { EntryInput, NewcomerRow } from '#db/queries/accounts/auth.ts'
import { insertAccountOf, isNumberClaimed, lockContact, provenNumber } from '#db/queries/accounts/sessions.ts'
import { ownersOf } from '#db/queries/messaging/contacts.ts'
import { claimGuestBookings } from '../bookings/guests/guest-booking.ts'
import type { Context } from '../context.ts'
import type { StartNumberProof } from '../contracts/auth.ts'
import { record } from '../events.ts'
import { changeOwnVehicle } from '../garage/garage.ts'
import { findOrMakeContact } from '../messaging/people/contacts.ts'
import { formatPhone } from '../rules/format.ts'
import { transaction } from '../transaction.ts'
import type { Client } from './limits.ts'
import { alreadyRegistered, notRegistered, notVerified } from './refusals.ts'
import { type NewSession, openSession } from './sessions.ts'

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

export type Entry = { session: NewSession; created: boolean }

/**
 * Signs in or up with a number that has just been proven. Only here does the answer say whether the number has an
 * account. Throws ALREADY_REGISTERED, NOT_REGISTERED, NOT_VERIFIED.
 */
export const enterWithNumber = (ctx: Context, number: string, input: EntryInput, client: Client): Promise<Entry> =>
  transaction(ctx, async (ctx) => {
    const address = { kind: 'phone' as const, value: number }
    if (input.purpose === 'sign_up') {
      const contactId = await findOrMakeContact(ctx, [address], undefined, 'code')
      return enter(ctx, contactId, input, client)
    }
    const [owner] = await ownersOf(ctx.db, [address])
    if (owner && (await lockContact(ctx.db, owner))?.account_id) return enter(ctx, owner, input, client)
    throw (await isNumberClaimed(ctx.db, number)) ? notVerified() : notRegistered()
  })

/** Signs in or up a person who has just written to us. Throws ALREADY_REGISTERED, NOT_REGISTERED. */
export const enterAsContact = (ctx: Context, contactId: string, input: EntryInput, client: Client): Promise<Entry> =>
  transaction(ctx, async (ctx) => {
    if (input.purpose === 'sign_in' && !(await lockContact(ctx.db, contactId))?.account_id) throw notRegistered()
    return enter(ctx, contactId, input, client)
  })

async function enter(ctx: Context, contactId: string, input: EntryInput, client: Client): Promise<Entry> {
  const isSignUp = input.purpose === 'sign_up'
  const { accountId, created } = await accountOf(ctx, contactId, input)
  if (isSignUp && !created) throw alreadyRegistered()
  if (isSignUp) await record(ctx, { type: 'account.registered', contactId })
  return { session: await openSession(ctx, accountId, client, 'whatsapp'), created }
}

/** What we keep of a person who signs up, until the number is proven. */
export const newcomerOf = (input: StartNumberProof): NewcomerRow => {
  const said = input.purpose === 'sign_up' ? input : undefined
  return {
    name: said?.name ?? null,
    vehicle_make: said?.vehicleMake ?? null,
    vehicle_model: said?.vehicleModel ?? null,
    vehicle_year: said?.vehicleYear ?? null,
  }
}
