import { afterAll } from 'vitest'
import type { Person } from '#core/actor.ts'
import { issueInvoices } from '#core/businesses/billing/issue-invoices.ts'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, makeMember, makeShop, type ShopOptions } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
export const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

const person = (contactId: string, adminRoles: AdminRole[], shops: Person['shops'] = []): Person => ({
  kind: 'contact',
  contactId,
  accountId: null,
  roles: [],
  adminRoles,
  shops,
})
export const finance = person((await makeContact(ctx, { name: 'Lerato Dube' })).id, ['finance'])
export const chief = person((await makeContact(ctx)).id, ['owner'])
export const helper = person((await makeContact(ctx)).id, ['support'])

export async function makePayer(options: ShopOptions & { feeCents?: number } = {}) {
  const shop = await makeShop(ctx, options)
  const { feeCents = 49_900 } = options
  await ctx.db.updateTable('shop').set({ monthly_fee_cents: feeCents }).where('id', '=', shop.id).execute()
  const { id } = await makeContact(ctx, { email: `${shop.slug}@shop.example` })
  const membership = await makeMember(ctx, shop, id, 'owner')
  return { ...shop, owner: person(id, [], [membership]) }
}

/** Nobody was ever invoiced. */
export const forgetInvoices = () =>
  ctx.pool.query(`
    alter table invoice disable trigger invoice_stays;
    delete from invoice_reminder; delete from payment; delete from credit_note; delete from invoice;
    delete from billing_run; delete from billing_counter;
    update shop set business_status = 'unpublished';
    update billing_settings set fee_cents = 49900, vat_number = null;
    alter table invoice enable trigger invoice_stays`)

/** The first of the month, 00:10 in Johannesburg. */
export const firstOf = (month: string) => new Date(`${month}-01T00:10:00+02:00`)
/** 10:00 in Johannesburg. */
export const morningOf = (day: string) => new Date(`${day}T10:00:00+02:00`)

/** A shop with one invoice, of November 2026, due on the 15th. */
export async function makeInvoiced(options: Parameters<typeof makePayer>[0] = {}) {
  const shop = await makePayer(options)
  ctx.clock.set(firstOf('2026-11'))
  await issueInvoices(ctx)
  const invoice = await ctx.db
    .selectFrom('invoice')
    .selectAll()
    .where('shop_id', '=', shop.id)
    .executeTakeFirstOrThrow()
  return { shop, invoice }
}

export const allInvoices = () => ctx.db.selectFrom('invoice').selectAll().orderBy('serial').execute()
