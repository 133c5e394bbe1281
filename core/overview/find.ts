import { bookingsCoded, businessesNamed, dealsNamed, invoicesNumbered, threadsBetween } from '#db/queries/admin/find.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { FoundByAdmin } from '../contracts/admin/find.ts'
import { findPeople } from '../people/find-people.ts'
import { normalisePhone } from '../rules/people/phone.ts'
import { listTyres } from '../tyres/read-tyres.ts'

const OF_EACH = 5
const digit = /\d/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const firstSigns = /^[\da-f]{8}$/

/** What the words name, as far as the admin works there. Throws NOT_ALLOWED. */
export async function findByAdmin(ctx: Context, actor: Actor, text: string): Promise<FoundByAdmin> {
  if (!canAdmin(actor, 'search')) throw adminsOnly()
  const sees = canAdmin(actor, 'businesses')
  const [businesses, people, bookings, invoices, deals, tyres, threads] = await Promise.all([
    sees ? businessesNamed(ctx.db, text, normalisePhone(text), OF_EACH) : [],
    canAdmin(actor, 'people') ? findPeople(ctx, actor, text).then(({ people }) => people.slice(0, OF_EACH)) : [],
    sees ? bookingsCoded(ctx.db, text) : [],
    canAdmin(actor, 'revenue') && digit.test(text) ? invoicesNumbered(ctx.db, text, OF_EACH) : [],
    canAdmin(actor, 'deals') ? dealsNamed(ctx.db, text, OF_EACH) : [],
    canAdmin(actor, 'tyres') ? tyresNamed(ctx, actor, text) : [],
    canAdmin(actor, 'audit') ? threadsNumbered(ctx, text) : [],
  ])
  return {
    businesses,
    people,
    bookings: bookings.map(({ code, status, shop_id: id, shop: name }) => ({ code, status, business: { id, name } })),
    invoices,
    deals,
    tyres,
    threads,
  }
}

async function tyresNamed(ctx: Context, actor: Actor, search: string): Promise<FoundByAdmin['tyres']> {
  const { tyres } = await listTyres(ctx, actor, { search, sort: 'newest', order: 'asc', page: 1, perPage: 5 })
  return tyres.map(({ id, brand, model, size }) => ({ id, name: `${brand} ${model} ${size}` }))
}

/** What lists and the audit trail show of the number of a conversation is enough. */
async function threadsNumbered(ctx: Context, text: string): Promise<FoundByAdmin['threads']> {
  const number = text.toLowerCase()
  if (uuid.test(number)) return threadsBetween(ctx.db, number, number, 1)
  if (!firstSigns.test(number)) return []
  return threadsBetween(
    ctx.db,
    `${number}-0000-0000-0000-000000000000`,
    `${number}-ffff-ffff-ffff-ffffffffffff`,
    OF_EACH,
  )
}
