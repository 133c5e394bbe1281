import {
  billingNumber,
  DAYS_TO_PAY,
  firstOfMonth,
  type InvoiceParty,
  monthBefore,
} from '#core/rules/billing/invoices.ts'
import { addDays, instantOf, localDate } from '#core/rules/time/time.ts'
import type { Db } from '../../client.ts'
import { insertAll } from '../bulk.ts'
import { demoId, randomFor, wholeBetween } from '../random.ts'

const MONTHS = 3
const operator: InvoiceParty & { bankDetails: string } = {
  name: 'Spoor (demo)',
  address: '1 Example Street\nSandton\n2196',
  vatNumber: null,
  bankDetails: 'Demo Bank, account 000 000 000\nThis is a demo: please do not pay.',
}

type Shop = { id: string; name: string; address: string; city: string; monthly_fee_cents: number }
type Made = { id: string; shopId: string; number: string; dueOn: string; cents: number; serial: number; year: number }

/** Invoices of the last three months with their payments: most shops pay, some late, a few not yet. */
export async function seedBilling(db: Db, now: Date): Promise<void> {
  if (await db.selectFrom('invoice').select('id').limit(1).executeTakeFirst()) return
  const { name, address, bankDetails: bank_details } = operator
  await db.updateTable('billing_settings').set({ name, address, bank_details, updated_at: now }).execute()
  const shops = await db
    .selectFrom('shop')
    .select(['id', 'name', 'address', 'city', 'monthly_fee_cents'])
    .where('business_status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const today = localDate(now)
  const months = Array.from({ length: MONTHS }).reduce<string[]>(
    (found) => [monthBefore(found[0] ?? ''), ...found],
    [firstOfMonth(today)],
  )
  const last = new Map<number, number>()
  for (const month of months.slice(1)) {
    const invoices = await seedMonth(db, shops, month, last)
    await seedPayments(db, invoices, today)
  }
  for (const [year, count] of last)
    await db.insertInto('billing_counter').values({ series: 'invoice', year, last: count }).execute()
}

async function seedMonth(db: Db, shops: readonly Shop[], month: string, last: Map<number, number>): Promise<Made[]> {
  const year = Number(month.slice(0, 4))
  const at = instantOf(month, '00:10')
  const before = last.get(year) ?? 0
  const made = shops.map((shop, place) => ({
    id: demoId(`invoice ${month}`, place),
    shopId: shop.id,
    number: billingNumber('invoice', year, before + place + 1),
    dueOn: addDays(month, DAYS_TO_PAY),
    cents: shop.monthly_fee_cents,
    serial: before + place + 1,
    year,
  }))
  const recipients = new Map(
    shops.map(({ id, name, address, city }) => [id, { name, address: `${address}, ${city}`, vatNumber: null }]),
  )
  await insertAll(
    db,
    'invoice',
    {
      ...{ id: 'uuid', number: 'text', year: 'integer', serial: 'integer', shop_id: 'uuid', month: 'date' },
      ...{ issued_on: 'date', due_on: 'date', amount_cents: 'integer', supplier: 'jsonb', recipient: 'jsonb' },
      created_at: 'timestamptz',
    },
    made.map(({ id, shopId, number, dueOn, cents, serial }) => ({
      ...{ id, number, year, serial, shop_id: shopId, month, issued_on: month, due_on: dueOn, amount_cents: cents },
      supplier: JSON.stringify(operator),
      recipient: JSON.stringify(recipients.get(shopId)),
      created_at: at,
    })),
  )
  await insertAll(
    db,
    'invoice_reminder',
    { id: 'uuid', invoice_id: 'uuid', stage: 'text', at: 'timestamptz' },
    made.map(({ id }, place) => ({ id: demoId(`told ${month}`, place), invoice_id: id, stage: 'issued', at })),
  )
  await db.insertInto('billing_run').values({ month, invoices: made.length, at }).execute()
  last.set(year, before + made.length)
  return made
}

const NEVER = 8
const PART = 11

/** By the day on which each shop pays; those that have not come to it yet still owe. */
async function seedPayments(db: Db, invoices: readonly Made[], today: string): Promise<void> {
  const rows = invoices.flatMap(({ id, shopId, number, dueOn, cents }, place) => {
    const random = randomFor(`payment ${number}`)
    const paidOn = addDays(dueOn, wholeBetween(random, -12, 3))
    if (place % NEVER === NEVER - 1 || paidOn > today) return []
    return [
      {
        id: demoId(`payment ${number}`, 0),
        invoice_id: id,
        shop_id: shopId,
        amount_cents: place % PART === PART - 1 ? Math.round(cents / 2) : cents,
        paid_on: paidOn,
        method: 'eft',
        reference: number,
        recorded_by: demoId('admin', 0),
        created_at: instantOf(paidOn, '10:00'),
      },
    ]
  })
  await insertAll(
    db,
    'payment',
    {
      ...{ id: 'uuid', invoice_id: 'uuid', shop_id: 'uuid', amount_cents: 'integer', paid_on: 'date' },
      ...{ method: 'text', reference: 'text', recorded_by: 'uuid', created_at: 'timestamptz' },
    },
    rows,
  )
  for (const { invoice_id, amount_cents } of rows)
    await db.updateTable('invoice').set({ paid_cents: amount_cents }).where('id', '=', invoice_id).execute()
}
