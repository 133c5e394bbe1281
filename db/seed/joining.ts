import { addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { demoAccounts } from './demo-people.ts'
import { demoApplicantId, demoStaffId } from './people.ts'
import { demoId } from './random.ts'

const SEVEN_DAYS_MINUTES = 7 * 24 * 60
const waiting = {
  id: demoId('waiting shop', 0),
  slug: 'sizwes-tyre-stop',
  name: "Sizwe's Tyre Stop",
  description: '',
  address: '12 Republic Road, Ferndale, Randburg',
  suburb: 'Ferndale',
  city: 'Randburg',
  province: 'Gauteng',
  lat: -26.0872,
  lng: 27.9935,
  contact_phone: '011 555 0170',
  contact_email: demoAccounts.applicant.email,
  business_status: 'pending',
  verified: false,
}

/** A shop that waits for approval, as its owner has just registered it, and an invitation that nobody has answered. */
export async function seedJoining(db: Db, firstShopId: string, now: Date): Promise<void> {
  await insertAll(
    db,
    'shop',
    {
      ...{ id: 'uuid', slug: 'text', name: 'text', description: 'text', address: 'text', suburb: 'text', city: 'text' },
      ...{ province: 'text', lat: 'double precision', lng: 'double precision', contact_phone: 'text' },
      ...{ contact_email: 'text', business_status: 'text', verified: 'boolean', submitted_at: 'timestamptz' },
      ...{ created_at: 'timestamptz', updated_at: 'timestamptz' },
    },
    [{ ...waiting, submitted_at: now, created_at: now, updated_at: now }],
  )
  await insertAll(db, 'shop_service', { shop_id: 'uuid', service: 'text' }, [
    { shop_id: waiting.id, service: 'fitting' },
    { shop_id: waiting.id, service: 'balancing' },
  ])
  await insertAll(db, 'shop_member', { shop_id: 'uuid', contact_id: 'uuid', role: 'text', since: 'timestamptz' }, [
    { shop_id: waiting.id, contact_id: demoApplicantId, role: 'owner', since: now },
  ])
  await insertAll(
    db,
    'shop_invitation',
    {
      ...{ id: 'uuid', shop_id: 'uuid', role: 'text', email: 'text', invited_by: 'uuid' },
      ...{ created_at: 'timestamptz', sent_at: 'timestamptz', expires_at: 'timestamptz' },
    },
    [
      {
        id: demoId('invitation', 0),
        shop_id: firstShopId,
        role: 'staff',
        email: demoAccounts.invited.email,
        invited_by: demoStaffId(0),
        created_at: now,
        sent_at: now,
        expires_at: addMinutes(now, SEVEN_DAYS_MINUTES),
      },
    ],
  )
}
