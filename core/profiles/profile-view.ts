import type { ProfileRow } from '#db/queries/accounts/accounts.ts'
import type { VehicleRow } from '#db/queries/accounts/garage.ts'
import type { ProfileView } from '../contracts/profile.ts'
import { nameParts } from '../rules/people/names.ts'

export function profileView(row: ProfileRow, vehicle: VehicleRow | undefined, marketingOptIn: boolean): ProfileView {
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
