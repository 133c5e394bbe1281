import { beforeEach, expect, test } from 'vitest'
import { invoicePage } from '#core/businesses/billing/invoices.ts'
import { creditInvoice, issueInvoices } from '#core/businesses/billing/issue-invoices.ts'
import { previewBankLines, recordBankLines, recordPayment, takeBackPayment } from '#core/businesses/billing/payments.ts'
import { exportInvoices, exportPayments, readRevenue, setPlatformFee } from '#core/businesses/billing/revenue.ts'
import type { Refusal } from '#core/errors.ts'
import { recentPayments } from '#db/queries/billing/payments.ts'
import { monthlyRevenueCents } from '#db/queries/billing/settings.ts'
import { csvLines } from '#tests/support/csv-lines.ts'
import { ctx, finance, firstOf, forgetInvoices, helper, makeInvoiced, makePayer, morningOf } from './scene.ts'

beforeEach(forgetInvoices)

const eft = (amountCents: number, paidOn = '2026-11-10', reference = 'SP-2026-00001') => ({
  ...{ amountCents, paidOn, reference },
  method: 'eft' as const,
})
const feesOf = async () =>
  ctx.db.selectFrom('shop').select(['id', 'monthly_fee_cents']).where('business_status', '=', 'active').execute()

test('a new fee is that of all active businesses and of nobody else, and monthly revenue follows', async () => {
  await makePayer({ feeCents: 10_000 })
  await makePayer({ feeCents: 20_000 })
  const hidden = await makePayer({ feeCents: 30_000, status: 'unpublished' })
  expect(await monthlyRevenueCents(ctx.db)).toBe(30_000)
  expect(await setPlatformFee(ctx, finance, 60_000)).toEqual({ feeCents: 60_000, businesses: 2 })
  expect((await feesOf()).map((row) => row.monthly_fee_cents)).toEqual([60_000, 60_000])
  expect(await monthlyRevenueCents(ctx.db)).toBe(120_000)
  const { monthly_fee_cents } = await ctx.db
    .selectFrom('shop')
    .select('monthly_fee_cents')
    .where('id', '=', hidden.id)
    .executeTakeFirstOrThrow()
  expect(monthly_fee_cents).toBe(30_000)
  const trail = await ctx.db
    .selectFrom('audit_entry')
    .select(['contact_id', 'old_values', 'new_values'])
    .where('entity_type', '=', 'platform_fee')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  expect(trail).toEqual({
    contact_id: finance.contactId,
    old_values: { feeCents: 49_900 },
    new_values: { feeCents: 60_000, businesses: 2 },
  })
})

test('an invoice is open, part paid, paid or overdue as its payments and the day say', async () => {
  const { invoice } = await makeInvoiced()
  ctx.clock.set(morningOf('2026-11-10'))
  expect(await recordPayment(ctx, finance, invoice.id, eft(20_000))).toMatchObject({ state: 'part_paid' })
  ctx.clock.set(morningOf('2026-11-16'))
  expect((await invoicePage(ctx, finance, { status: 'overdue', limit: 5 })).invoices).toMatchObject([
    { state: 'overdue', paidCents: 20_000 },
  ])
  const paid = await recordPayment(ctx, finance, invoice.id, { ...eft(40_000, '2026-11-16'), aboveOwed: true })
  expect(paid).toMatchObject({ state: 'paid', paidCents: 60_000, payments: [{ amountCents: 40_000 }, {}] })
  const mistaken = paid.payments[0]?.id ?? ''
  const back = await takeBackPayment(ctx, finance, mistaken, 'Another shop paid it')
  expect(back).toMatchObject({
    state: 'overdue',
    paidCents: 20_000,
    payments: [{ id: mistaken, reversed: { by: 'Lerato Dube', reason: 'Another shop paid it' } }, { reversed: null }],
  })
  await expect(takeBackPayment(ctx, finance, mistaken, 'Again')).rejects.toMatchObject({ code: 'PAYMENT_REVERSED' })
  await expect(creditInvoice(ctx, finance, invoice.id, 'No')).rejects.toMatchObject({
    code: 'INVOICE_HAS_PAYMENTS',
    message: expect.stringMatching(/The last payment, R\s200,00, was recorded by Lerato Dube on 2026-11-10/),
  })
  await expect(recordPayment(ctx, finance, invoice.id, eft(1, '2026-11-17'))).rejects.toMatchObject({ status: 400 })
  await expect(recordPayment(ctx, helper, invoice.id, eft(1))).rejects.toMatchObject({ status: 403 })
})

test('payments at the same moment add up to the cent', async () => {
  const { invoice } = await makeInvoiced()
  ctx.clock.set(morningOf('2026-11-10'))
  const amounts = Array.from({ length: 8 }, () => 1 + Math.floor(ctx.random() * 10_000))
  const record = (cents: number) => recordPayment(ctx, finance, invoice.id, { ...eft(cents), aboveOwed: true })
  await Promise.all(amounts.map(record))
  const { paid_cents } = await ctx.db
    .selectFrom('invoice')
    .select('paid_cents')
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  expect(paid_cents).toBe(amounts.reduce((sum, one) => sum + one, 0))
})

test('the same payment at the same moment is recorded once; more than is owed is asked about, and can be meant', async () => {
  const { invoice } = await makeInvoiced()
  ctx.clock.set(morningOf('2026-11-10'))
  const twice = await Promise.allSettled([1, 2].map(() => recordPayment(ctx, finance, invoice.id, eft(49_900))))
  const refused = twice.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []))
  expect(refused.map(({ code }) => code)).toEqual(['PAYMENT_ABOVE_OWED'])
  expect(refused[0]?.message).toMatch(
    /^Nothing is owed on this invoice any more\. The last payment, R\s499,00, was recorded by Lerato Dube on 2026-11-10/,
  )
  const meant = await recordPayment(ctx, finance, invoice.id, { ...eft(10_000), aboveOwed: true })
  expect(meant).toMatchObject({ paidCents: 59_900 })
})

test('the figures of a month come from its invoices and payments', async () => {
  ctx.clock.set(morningOf('2026-11-10'))
  expect((await readRevenue(ctx, finance, undefined)).month).toMatchObject({ invoices: 0, collectionRate: null })
  const [full, over, part] = [
    await makePayer({ feeCents: 30_000 }),
    await makePayer({ feeCents: 30_000 }),
    await makePayer({ feeCents: 30_000 }),
  ]
  await makePayer({ feeCents: 30_000 })
  const gone = await makePayer({ feeCents: 99_000 })
  ctx.clock.set(firstOf('2026-11'))
  await issueInvoices(ctx)
  const rows = await ctx.db.selectFrom('invoice').select(['id', 'shop_id']).execute()
  const of = (shop: { id: string }) => rows.find(({ shop_id }) => shop_id === shop.id)?.id ?? ''
  await creditInvoice(ctx, finance, of(gone), 'Closed')
  ctx.clock.set(morningOf('2026-12-20'))
  await recordPayment(ctx, finance, of(full), eft(30_000, '2026-11-12'))
  await recordPayment(ctx, finance, of(over), { ...eft(35_000, '2026-12-01'), aboveOwed: true })
  await recordPayment(ctx, finance, of(part), eft(10_000, '2026-12-02'))
  const { month, previous, aging } = await readRevenue(ctx, finance, '2026-12')
  expect(previous).toEqual({
    month: '2026-11',
    invoices: 4,
    invoicedCents: 120_000,
    collectedCents: 70_000,
    collectionRate: 58.3,
    paid: 2,
    overdue: 2,
    waiting: 0,
    receivedCents: 30_000,
  })
  expect(month).toMatchObject({ invoices: 0, collectionRate: null, receivedCents: 45_000 })
  expect(aging.map(({ span, invoices, cents }) => [span, invoices, cents])).toEqual([
    ['not_due', 0, 0],
    ['to_30', 0, 0],
    ['to_60', 2, 50_000],
    ['to_90', 0, 0],
    ['over_90', 0, 0],
  ])
  expect(await recentPayments(ctx.db, 2)).toMatchObject([
    { shop_id: part.id, shop_name: 'Randburg Tyres', amount_cents: 10_000 },
    { shop_id: over.id },
  ])
})

test('lines of a bank are matched by invoice number, shown, and recorded once', async () => {
  const { invoice } = await makeInvoiced()
  ctx.clock.set(morningOf('2026-11-20'))
  const text = [
    'Date,Description,Amount',
    '2026-11-12,"EFT SP-2026-00001 RANDBURG",200.00',
    '13/11/2026;sp 2026 1;R 299,00',
    '14 Nov 2026\tSP-2026-99999\t499.00',
    '15/11/2026,Fuel,-800.00',
    '2026-11-16,SP-2026-00001,no amount',
    '17/11/2026,SP-2026-00001,499.00',
  ].join('\n')
  const preview = await previewBankLines(ctx, finance, text)
  expect(preview.lines.map(({ line, fate, amountCents }) => [line, fate, amountCents])).toEqual([
    [2, 'part', 20_000],
    [3, 'pays', 29_900],
    [4, 'unknown', 49_900],
    [5, 'unknown', null],
    [6, 'unreadable', null],
    [7, 'settled', 49_900],
  ])
  const confirmed = { text, records: 2, cents: 49_900 }
  await expect(recordBankLines(ctx, finance, { ...confirmed, cents: 1 })).rejects.toMatchObject({ status: 409 })
  expect(await recordBankLines(ctx, finance, confirmed)).toEqual({ records: 2, cents: 49_900 })
  expect((await previewBankLines(ctx, finance, text)).records).toBe(0)
  const { invoices } = await invoicePage(ctx, finance, { limit: 5 })
  expect(invoices).toMatchObject([{ id: invoice.id, state: 'paid', paidCents: 49_900 }])
})

test('the lists for the bookkeeper hold every cent, and no cell is a formula', async () => {
  const { shop, invoice } = await makeInvoiced({ name: '=HYPERLINK("x")' })
  ctx.clock.set(morningOf('2026-11-10'))
  await recordPayment(ctx, finance, invoice.id, eft(49_900, '2026-11-09', '+27 cash'))
  const span = { from: '2026-10', to: '2026-11' }
  const invoices = await exportInvoices(ctx, finance, span)
  expect(csvLines(invoices.text)[1]).toBe(
    `SP-2026-00001,2026-11,2026-11-01,2026-11-15,'=HYPERLINK("x"),,499.00,,499.00,Paid,,`,
  )
  expect(csvLines((await exportPayments(ctx, finance, span)).text)[1]).toBe(
    `2026-11-09,SP-2026-00001,'=HYPERLINK("x"),499.00,EFT,'+27 cash,2026-11-10,,`,
  )
  expect(shop.name).toContain('HYPERLINK')
})
