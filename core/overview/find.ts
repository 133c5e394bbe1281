import { bookingsCoded, businessesNamed, invoicesNumbered } from '#db/queries/admin/find.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { FoundByAdmin } from '../contracts/admin/find.ts'
import { findPeople } from '../people/find-people.ts'
import { normalisePhone } from '../rules/people/phone.ts'

const OF_EACH = 5
const digit = /\d/

/** What the words name, as far as the admin works there. Throws NOT_ALLOWED. */
export async function findByAdmin(ctx: Context, actor: Actor, text: string): Promise<FoundByAdmin> {
  if (!canAdmin(actor, 'search')) throw adminsOnly()
  const sees = canAdmin(actor, 'businesses')
  const [businesses, people, bookings, invoices] = await Promise.all([
    sees ? businessesNamed(ctx.db, text, normalisePhone(text), OF_EACH) : [],
    canAdmin(actor, 'people') ? findPeople(ctx, actor, text).then(({ people }) => people.slice(0, OF_EACH)) : [],
    sees ? bookingsCoded(ctx.db, text) : [],
    canAdmin(actor, 'revenue') && digit.test(text) ? invoicesNumbered(ctx.db, text, OF_EACH) : [],
  ])
  return {
    businesses,
    people,
    bookings: bookings.map(({ code, status, shop_id: id, shop: name }) => ({ code, status, business: { id, name } })),
    invoices,
  }
}
