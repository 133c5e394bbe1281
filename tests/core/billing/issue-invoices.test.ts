import { beforeEach, expect, test } from 'vitest'
import { creditInvoice, issueInvoices } from '#core/businesses/billing/issue-invoices.ts'
import { changeOperator, setPlatformFee } from '#core/businesses/billing/revenue.ts'
import { transaction } from '#core/transaction.ts'
import { makeTestContext } from '#tests/support/context.ts'
import {
  allInvoices,
  chief,
  ctx,
  finance,
  firstOf,
  forgetInvoices,
  makeInvoiced,
  makePayer,
  morningOf,
} from './scene.ts'

beforeEach(async () => {
  await forgetInvoices()
  ctx.clock.set(firstOf('2026-11'))
})

test('each active business gets one invoice a month at its fee, and no other business does', async () => {
  const dear = await makePayer({ feeCents: 79_900 })
  await makePayer({ status: 'pending' })
  await makePayer({ status: 'blocked' })
  await makePayer({ feeCents: 0 })
  expect(await issueInvoices(ctx)).toBe(1)
  expect(await issueInvoices(ctx)).toBe(0)
  const [one, ...others] = await allInvoices()
  expect(others).toEqual([])
  expect(one).toMatchObject({
    number: 'SP-2026-00001',
    shop_id: dear.id,
    month: '2026-11-01',
    issued_on: '2026-11-01',
    due_on: '2026-11-15',
    amount_cents: 79_900,
    vat_cents: null,
    recipient: { name: 'Randburg Tyres', address: '12 Bram Fischer Drive, Ferndale, Randburg, Gauteng' },
  })
})

test('who is approved later in a month pays from the next one on, and a new year counts from 1', async () => {
  await makePayer()
  await issueInvoices(ctx)
  await makePayer()
  ctx.clock.set(morningOf('2026-11-20'))
  expect(await issueInvoices(ctx)).toBe(0)
  ctx.clock.set(firstOf('2026-12'))
  expect(await issueInvoices(ctx)).toBe(2)
  ctx.clock.set(morningOf('2027-01-03'))
  expect(await issueInvoices(ctx)).toBe(2)
  expect((await allInvoices()).map(({ number }) => number).toSorted()).toEqual([
    'SP-2026-00001',
    'SP-2026-00002',
    'SP-2026-00003',
    'SP-2027-00001',
    'SP-2027-00002',
  ])
})

test('an invoice stays as it was issued, whatever changes afterwards', async () => {
  const { shop, invoice } = await makeInvoiced()
  await setPlatformFee(ctx, finance, 99_900)
  await ctx.db.updateTable('shop').set({ name: 'Another name' }).where('id', '=', shop.id).execute()
  expect((await allInvoices())[0]).toEqual(invoice)
  await expect(ctx.db.updateTable('invoice').set({ amount_cents: 1 }).execute()).rejects.toThrow('stays')
  await expect(ctx.db.deleteFrom('invoice').execute()).rejects.toThrow('stays')
})

test('VAT is claimed only with the VAT number of who sends the invoice', async () => {
  const operator = { name: 'Spoor (Pty) Ltd', address: '1 Main Road', bankDetails: 'FNB 62' }
  await changeOperator(ctx, chief, { ...operator, vatNumber: '4123456789' })
  const { invoice } = await makeInvoiced()
  expect(invoice).toMatchObject({ amount_cents: 49_900, vat_percent: 15, vat_cents: 6_509 })
  expect(invoice.supplier).toEqual({ ...operator, vatNumber: '4123456789' })
  await changeOperator(ctx, chief, { ...operator, vatNumber: null })
  ctx.clock.set(firstOf('2026-12'))
  await issueInvoices(ctx)
  expect((await allInvoices())[1]).toMatchObject({ vat_percent: null, vat_cents: null })
  await expect(changeOperator(ctx, finance, { ...operator, vatNumber: null })).rejects.toMatchObject({ status: 403 })
})

test('numbers have no gap and a shop has one invoice a month, whoever runs at once and whatever is rolled back', async () => {
  const other = makeTestContext({ databaseUrl: ctx.config.databaseUrl, now: ctx.clock.now() })
  const shops: { feeCents: number }[] = []
  for (let month = 0; month < 6; month++) {
    for (let more = 0; more < 1 + (month % 3); more++) {
      const feeCents = 100 + Math.floor(ctx.random() * 99_999)
      await makePayer({ feeCents })
      shops.push({ feeCents })
    }
    const at = firstOf(`2026-${String(month + 1).padStart(2, '0')}`)
    ctx.clock.set(at)
    other.clock.set(at)
    const failing = transaction(other, async (ctx) => {
      await issueInvoices(ctx)
      throw new Error('rolled back')
    })
    const runs = await Promise.allSettled([issueInvoices(ctx), failing, issueInvoices(other), issueInvoices(ctx)])
    expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    const rows = await allInvoices()
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, at) => at + 1))
    const ofMonth = rows.filter((row) => row.month === `2026-${String(month + 1).padStart(2, '0')}-01`)
    expect(new Set(ofMonth.map(({ shop_id }) => shop_id)).size).toBe(ofMonth.length)
    const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0)
    expect(sum(ofMonth.map((row) => row.amount_cents))).toBe(sum(shops.map(({ feeCents }) => feeCents)))
  }
  await other.close()
})

test('an invoice is taken back by a credit note with a number of its own, once', async () => {
  const { invoice } = await makeInvoiced()
  const credited = await creditInvoice(ctx, finance, invoice.id, 'Closed in October')
  expect(credited).toMatchObject({
    state: 'credited',
    creditNote: { number: 'SPC-2026-00001', issuedOn: '2026-11-01', reason: 'Closed in October' },
  })
  await expect(creditInvoice(ctx, finance, invoice.id, 'Again')).rejects.toMatchObject({ code: 'INVOICE_CREDITED' })
  expect(await issueInvoices(ctx)).toBe(0)
})
