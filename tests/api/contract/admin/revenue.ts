import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, makePerson, type World } from '../world.ts'

let made = 0

/** An unpaid invoice of the shop, in a month of its own. */
export async function makeInvoice({ shop }: Pick<World, 'shop'>, amountCents = 49_900) {
  const serial = ++made
  const month = `${2020 + Math.floor(serial / 12)}-${String((serial % 12) + 1).padStart(2, '0')}-01`
  const party = JSON.stringify({ name: 'Randburg Tyres', address: '12 Bram Fischer Drive', vatNumber: null })
  return ctx.db
    .insertInto('invoice')
    .values({
      number: `SP-2020-${String(serial).padStart(5, '0')}`,
      ...{ year: 2020, serial, shop_id: shop.id, month, issued_on: month, due_on: month },
      ...{ amount_cents: amountCents, vat_percent: null, vat_cents: null, supplier: party, recipient: party },
      created_at: ctx.clock.now(),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

export async function makePayment(world: Pick<World, 'shop'>, amountCents = 49_900): Promise<string> {
  const invoice = await makeInvoice(world)
  const row = { invoice_id: invoice.id, shop_id: world.shop.id, amount_cents: amountCents, method: 'eft' as const }
  const { id } = await ctx.db
    .insertInto('payment')
    .values({ ...row, paid_on: '2026-11-02', recorded_by: null, created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function asFinance(options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const { cookie } = await makeAdmin(['finance'])
  return { ...options, cookie }
}

async function asOwner({ shop }: World, options: Omit<ValidRequest, 'cookie'> = {}): Promise<ValidRequest> {
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return { ...options, cookie: owner.cookie, params: { shopId: shop.id } }
}

const linesOf = (number: string) => `2026-11-02,${number},499.00`

/** What shops pay, for admins and for a shop's owners. */
export const validAdminRevenue: Record<string, (world: World) => Promise<ValidRequest>> = {
  getAdminRevenue: () => asFinance({ query: { month: '2026-10' } }),
  patchAdminRevenueFee: () => asFinance({ body: { feeCents: 49_900 } }),
  patchAdminRevenueOperator: async () => ({
    cookie: (await makeAdmin()).cookie,
    body: { name: 'Spoor (Pty) Ltd', address: '1 Main Road\nSandton', vatNumber: '', bankDetails: 'FNB 62' },
  }),
  getAdminRevenueInvoices: async (world) => {
    await makeInvoice(world)
    return asFinance({
      query: { status: 'unpaid', month: '2020-02', shopId: world.shop.id, search: 'SP-', limit: '2' },
    })
  },
  getAdminRevenueInvoicesId: async (world) => asFinance({ params: { id: (await makeInvoice(world)).id } }),
  postAdminRevenueInvoicesIdPayments: async (world) =>
    asFinance({
      params: { id: (await makeInvoice(world)).id },
      body: { amountCents: 20_000, paidOn: '2026-11-02', method: 'cash', reference: 'At the counter' },
    }),
  postAdminRevenuePaymentsIdReverse: async (world) =>
    asFinance({ params: { id: await makePayment(world) }, body: { reason: 'Another shop paid it' } }),
  postAdminRevenueInvoicesIdCredit: async (world) =>
    asFinance({ params: { id: (await makeInvoice(world)).id }, body: { reason: 'The shop had closed' } }),
  postAdminRevenueInvoicesIdRemind: async (world) => {
    await asOwner(world)
    return asFinance({ params: { id: (await makeInvoice(world)).id } })
  },
  postAdminRevenueBankLinesPreview: async (world) =>
    asFinance({ body: { text: linesOf((await makeInvoice(world)).number) } }),
  postAdminRevenueBankLines: async (world) =>
    asFinance({ body: { text: linesOf((await makeInvoice(world)).number), records: 1, cents: 49_900 } }),
  getShopsShopIdBilling: async (world) => {
    await makeInvoice(world)
    return asOwner(world)
  },
  patchShopsShopIdBilling: (world) =>
    asOwner(world, { body: { billingName: 'Randburg Tyres CC', vatNumber: '4123456789' } }),
}
