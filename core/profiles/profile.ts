import { type ProfileRow, profileRow, renameContactOf, updateAccount } from '#db/queries/accounts/accounts.ts'
import type { VehicleRow } from '#db/queries/accounts/garage.ts'
import type { Context } from '../context.ts'
import type { ChangeProfile } from '../contracts/forms/account.ts'
import type { ProfileView } from '../contracts/profile.ts'
import { Refusal } from '../errors.ts'
import { changeOwnVehicle, ownVehicle } from '../garage/garage.ts'
import { actorOf } from '../load-actor.ts'
import { changePreferences, preferencesOf } from '../notifications/preferences/web-preferences.ts'
import { fullName, nameParts } from '../rules/people/names.ts'
import { transaction } from '../transaction.ts'

/** The person's own profile. */
export async function profileOf(ctx: Context, accountId: string): Promise<ProfileView> {
  const row = await profileRow(ctx.db, accountId, ctx.clock.now())
  if (!row) throw new Error(`there is no account ${accountId}`)
  return profileView(row, await ownVehicle(ctx, accountId), await hearsOffers(ctx, row))
}

/**
 * Changes the named fields. The full name follows the first and the last; the vehicle is the first of the garage; the
 * opt-in is the same consent to advertising as in the notification preferences. Throws NUMBER_IS_PROVEN for a number
 * that only proof can change, SIZE_UNKNOWN, VEHICLE_KEPT.
 */
export const changeProfile = (ctx: Context, accountId: string, change: ChangeProfile): Promise<ProfileView> =>
  transaction(ctx, async (ctx) => {
    const row = await profileRow(ctx.db, accountId, ctx.clock.now())
    if (!row) throw new Error(`there is no account ${accountId}`)
    const { phone } = change
    if (row.proven_phone && phone !== undefined && phone !== row.proven_phone) throw numberIsProven()
    const before = profileView(row, undefined, false)
    const first = change.firstName === undefined ? before.firstName : (change.firstName ?? '')
    const last = change.lastName === undefined ? before.lastName : (change.lastName ?? '')
    const name = fullName(first, last) || row.full_name
    await updateAccount(ctx.db, accountId, {
      full_name: name,
      first_name: first,
      last_name: last,
      ...(phone !== undefined && { phone }),
      ...columns(change),
      updated_at: ctx.clock.now(),
    })
    const { vehicleMake: make, vehicleModel: model, vehicleYear: year, tyreSize: size } = change
    await changeOwnVehicle(ctx, accountId, { make, model, year, size })
    if (name !== row.full_name) await renameContactOf(ctx.db, accountId, name)
    if (change.marketingOptIn !== undefined) await hearOffers(ctx, row, change.marketingOptIn)
    return profileOf(ctx, accountId)
  })

/** An undefined field stays as it is. */
const columns = (change: ChangeProfile) => ({
  address: change.address,
  city: change.city,
  postal_code: change.postalCode,
  tyre_brand: change.tyreBrand,
})

async function hearsOffers(ctx: Context, { contact_id }: ProfileRow): Promise<boolean> {
  if (!contact_id) return false
  const { email, whatsapp } = await preferencesOf(ctx, await actorOf(ctx, contact_id))
  return email.marketing || whatsapp.marketing
}

/** A yes counts for the mailbox, or for WhatsApp if there is no mailbox; a no counts on every channel. */
async function hearOffers(ctx: Context, row: ProfileRow, marketing: boolean): Promise<void> {
  if (!row.contact_id || (await hearsOffers(ctx, row)) === marketing) return
  const toMail = !marketing || row.email !== null
  const toPhone = !marketing || row.email === null
  await changePreferences(ctx, await actorOf(ctx, row.contact_id), {
    ...(toMail && { email: { marketing } }),
    ...(toPhone && { whatsapp: { marketing } }),
  })
}

const numberIsProven = () =>
  new Refusal('NUMBER_IS_PROVEN', 'This number is confirmed. Use Change number, which asks for a code.', 409, {
    phone: 'This number is confirmed. Use Change number, which asks for a code.',
  })

function profileView(row: ProfileRow, vehicle: VehicleRow | undefined, marketingOptIn: boolean): ProfileView {
  const { first, last } = nameParts(row.full_name)
  const isKept = row.first_name !== null || row.last_name !== null
  return {
    id: row.id,
    role: row.role,
    name: row.full_name,
    firstName: isKept ? (row.first_name ?? '') : first,
    lastName: isKept ? (row.last_name ?? '') : last,
    email: row.email,
    emailVerified: row.email !== null && row.email_verified_at !== null,
    pendingEmail: row.pending_email,
    ...(row.email === null && row.lost_email !== null && { lostEmail: row.lost_email }),
    phone: row.proven_phone ?? row.phone,
    phoneVerified: row.proven_phone !== null,
    hasPassword: row.password_hash !== null,
    registeredBy: row.registered_by,
    address: row.address,
    city: row.city,
    postalCode: row.postal_code,
    vehicleMake: vehicle?.make || null,
    vehicleModel: vehicle?.model || null,
    vehicleYear: vehicle?.year ?? null,
    tyreSize: vehicle?.size ?? null,
    tyreBrand: row.tyre_brand,
    marketingOptIn,
  }
}
