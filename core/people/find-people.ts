import {
  type FoundRow,
  peopleByBooking,
  peopleByEmail,
  peopleByName,
  peopleByNumber,
} from '#db/queries/people/people.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { PeopleFound, PersonFound } from '../contracts/admin/people.ts'
import { normalisePhone } from '../rules/people/phone.ts'
import { masked } from './masked.ts'

const MOST = 20
const bookingCode = /^[a-z0-9]{5}$/i

/**
 * The people whom the text names: a whole number or address, the code of a booking, else the beginning of a name. How
 * they are reached is masked. Throws NOT_ALLOWED.
 */
export async function findPeople(ctx: Context, actor: Actor, text: string): Promise<PeopleFound> {
  if (!canAdmin(actor, 'people')) throw adminsOnly()
  const number = normalisePhone(text)
  if (number) return { by: 'number', people: (await peopleByNumber(ctx.db, number, MOST)).map(foundView) }
  if (text.includes('@')) return { by: 'email', people: (await peopleByEmail(ctx.db, text, MOST)).map(foundView) }
  const booked = bookingCode.test(text) ? await peopleByBooking(ctx.db, text.toUpperCase(), MOST) : []
  if (booked.length > 0) return { by: 'booking', people: booked.map(foundView) }
  return { by: 'name', people: (await peopleByName(ctx.db, text, MOST)).map(foundView) }
}

export const foundView = (row: FoundRow): PersonFound => ({
  contactId: row.id,
  name: row.name,
  role: row.role,
  hasAccount: row.account_id !== null,
  phone: row.phone && masked(row.phone),
  email: row.email && masked(row.email),
  since: row.created_at.toISOString(),
  isDemo: row.is_demo,
})
