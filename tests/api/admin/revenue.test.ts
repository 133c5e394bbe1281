import { expect, test } from 'vitest'
import { issueInvoices } from '#core/businesses/billing/issue-invoices.ts'
import { remindOfInvoices } from '#core/businesses/billing/payments.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { mailsTo, makeMember as signUp } from '../auth/mailbox.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { makeAdmin, makePerson } from '../contract/world.ts'
import { makeSeller } from '../joining/people.ts'
import { fetchFile } from '../threads/some-files.ts'

const finance = await makeAdmin(['finance'])
const chief = await makeAdmin()
const DAY_MS = 24 * 3_600_000

const change = (who: { cookie: string }, path: string, body: object) =>
  ask('PATCH', `/api/admin/revenue/${path}`, { cookie: who.cookie, body })

async function makeInvoiced() {
  const [shop, owner, staff] = [await makeShop(ctx), await signUp(), await makePerson()]
  const { email } = owner
  const contact = ctx.db.selectFrom('contact').select('id').where('account_id', '=', owner.accountId)
  await makeMember(ctx, shop, (await contact.executeTakeFirstOrThrow()).id, 'owner')
  await makeMember(ctx, shop, staff.contactId)
  await ctx.db.deleteFrom('billing_run').execute()
  await issueInvoices(ctx)
  const invoice = await ctx.db
    .selectFrom('invoice')
    .select(['id', 'number', 'amount_cents'])
    .where('shop_id', '=', shop.id)
    .executeTakeFirstOrThrow()
  return { shop, owner, staff, email, invoice }
}

test('who sends the invoices is for platform owners, and stands on the papers that are made afterwards', async () => {
  const operator = {
    name: 'Spoor (Pty) Ltd',
    address: '1 Main Road\nSandton',
    vatNumber: '4123456789',
    bankDetails: '',
  }
  expect((await change(finance, 'operator', operator)).status).toBe(403)
  expect((await change(chief, 'operator', { ...operator, vatNumber: '123' })).json.fields).toEqual({
    vatNumber: 'A VAT number has ten digits and begins with 4',
  })
  expect((await change(chief, 'operator', operator)).json).toEqual(operator)
})

test('the PDF is for admins and for the owners of the shop, and for nobody else', async () => {
  const { owner, staff, invoice } = await makeInvoiced()
  const unverifiedGuest = await makePerson()
  const helper = await makeAdmin(['support'])
  const path = `/api/invoices/${invoice.id}/invoice.pdf`
  const file = await fetchFile(path, owner)
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  expect(file.headers.get('Content-Disposition')).toBe(`inline; filename="${invoice.number}.pdf"`)
  const text = file.bytes.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  // Its parts are named for those who hear it.
  expect(text).toContain('/StructTreeRoot')
  expect((await fetchFile(path, finance)).bytes.equals(file.bytes)).toBe(true)
  for (const { cookie } of [staff, unverifiedGuest, helper])
    expect((await fetchFile(path, { cookie })).status).toBe(404)
  expect((await fetchFile(path)).status).toBe(401)
  expect((await fetchFile(path.replace('invoice.pdf', 'credit-note.pdf'), owner)).status).toBe(404)
  const credit = { cookie: finance.cookie, body: { reason: 'The shop had closed' } }
  expect((await ask('POST', `/api/admin/revenue/invoices/${invoice.id}/credit`, credit)).status).toBe(200)
  expect((await fetchFile(path.replace('invoice.pdf', 'credit-note.pdf'), owner)).status).toBe(200)
})

test('the lists for the bookkeeper are for finance alone, and of at most 24 months', async () => {
  const helper = await makeAdmin(['support'])
  for (const list of ['invoices', 'payments']) {
    const path = `/api/admin/revenue/${list}.csv?from=2025-12&to=2026-11`
    const file = await ask('GET', path, { cookie: finance.cookie })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect((await ask('GET', path, { cookie: helper.cookie })).json.code).toBe('NOT_ALLOWED')
    expect((await ask('GET', path)).status).toBe(401)
    const tooLong = await ask('GET', path.replace('2025-12', '2023-12'), { cookie: finance.cookie })
    expect(tooLong.json.code).toBe('INVALID')
  }
})

test('owners are written to when it is there, 3 days before, on the day after and 14 days after it is due', async () => {
  const { email, invoice, owner } = await makeInvoiced()
  const subjects = async () => {
    await remindOfInvoices(ctx)
    return (await mailsTo(email)).map(({ subject }) => subject)
  }
  expect((await subjects())[0]).toBe(`Invoice ${invoice.number} of Randburg Tyres`)
  const told = (await mailsTo(email)).length
  // A day that asks for none tells nobody again.
  await pass(5 * DAY_MS)
  expect(await subjects()).toHaveLength(told)
  await pass(6 * DAY_MS)
  expect((await subjects())[0]).toBe(`Invoice ${invoice.number} of Randburg Tyres is still to be paid`)
  await pass(4 * DAY_MS)
  expect((await subjects())[0]).toBe(`Invoice ${invoice.number} of Randburg Tyres is overdue`)
  await pass(13 * DAY_MS)
  expect(await subjects()).toHaveLength(told + 3)
  const notices = await ask('GET', '/api/notices', { cookie: owner.cookie })
  expect(notices.text).toContain(`Invoice ${invoice.number} of Randburg Tyres is overdue`)
  await pass(40 * DAY_MS)
  expect(await subjects()).toHaveLength(told + 3)
})

test('who has paid, and who is blocked, is not reminded; an admin may remind by hand', async () => {
  const { email, invoice, shop } = await makeInvoiced()
  await remindOfInvoices(ctx)
  const told = (await mailsTo(email)).length
  await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', shop.id).execute()
  await pass(15 * DAY_MS)
  await remindOfInvoices(ctx)
  expect(await mailsTo(email)).toHaveLength(told)
  // The session of before has ended by now.
  const { cookie } = await makeAdmin(['finance'])
  const remind = () => ask('POST', `/api/admin/revenue/invoices/${invoice.id}/remind`, { cookie })
  expect((await remind()).json).toMatchObject({ reminders: [{ stage: 'by_hand' }, { stage: 'issued' }] })
  expect(await mailsTo(email)).toHaveLength(told + 1)
  const payment = { amountCents: invoice.amount_cents, paidOn: '2026-11-18', method: 'cash', reference: '' }
  const path = `/api/admin/revenue/invoices/${invoice.id}/payments`
  expect((await ask('POST', path, { cookie, body: payment })).json).toMatchObject({ state: 'paid' })
  expect((await remind()).json.code).toBe('INVOICE_PAID')
})

test('the fee is in whole rand', async () => {
  const admin = await makeAdmin()
  const refused = await change(admin, 'fee', { feeCents: 1_250 })
  expect(refused.status).toBe(400)
  expect(refused.json.fields).toEqual({ feeCents: 'Please enter the fee in whole rand, 0 or more' })
})

test('a shop that applies is told the current fee, and pays it once approved', async () => {
  const admin = await makeAdmin()
  expect((await change(admin, 'fee', { feeCents: 59_900 })).json.feeCents).toBe(59_900)
  const seller = await makeSeller()
  await ctx.db
    .updateTable('account')
    .set({ email_verified_at: ctx.clock.now() })
    .where('email', '=', seller.email)
    .execute()
  const { json } = await ask('GET', '/api/admin/applications?limit=100', { cookie: admin.cookie })
  const waiting = json.applications as unknown as { shop: { id: string; monthlyFeeCents: number } }[]
  expect(waiting.find(({ shop }) => shop.id === seller.shopId)?.shop.monthlyFeeCents).toBe(59_900)
  const approved = await ask('POST', `/api/admin/applications/${seller.shopId}/approve`, { cookie: admin.cookie })
  expect(approved.status).toBe(200)
  const { monthly_fee_cents } = await ctx.db
    .selectFrom('shop')
    .select('monthly_fee_cents')
    .where('id', '=', seller.shopId)
    .executeTakeFirstOrThrow()
  expect(monthly_fee_cents).toBe(59_900)
})
