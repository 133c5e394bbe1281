import { beforeEach, expect, test } from 'vitest'
import { accountOf } from '#core/auth/accounts.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { issueInvoices } from '#core/businesses/billing/issue-invoices.ts'
import { remindOfInvoices } from '#core/businesses/billing/payments.ts'
import { invite, withdrawInvitation } from '#core/businesses/members/invitations/invitations.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { activeThreadAccess } from '#core/threads/thread-access.ts'
import { threadWithCustomer } from '#core/threads/write-to-customer.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '../support/factories.ts'
import { ctx, told } from './sending-scene.ts'

const at = async (moment: string) => {
  ctx.clock.set(moment)
  await drainWork(ctx)
}
const mailsTo = async (address: string) =>
  (await ctx.db.selectFrom('mail').selectAll().where('to_address', '=', address).orderBy('id').execute()).filter(
    ({ status }) => status === 'sent',
  )

beforeEach(() => {
  ctx.clock.set('2026-11-20T08:00:00Z')
})

async function makeOwner(email: string, isProven: boolean) {
  const shop = await makeShop(ctx)
  const owner = await makeStaff(ctx, shop, { role: 'owner', email })
  await ctx.db.updateTable('shop').set({ monthly_fee_cents: 49_900 }).where('id', '=', shop.id).execute()
  const { accountId } = await accountOf(ctx, owner.id)
  const verified = isProven ? ctx.clock.now() : null
  await ctx.db.updateTable('account').set({ email, email_verified_at: verified }).where('id', '=', accountId).execute()
  return { shop, owner }
}

test('an invoice of the first of the month is mailed in the morning, and only to a proven address', async () => {
  await makeOwner('proven@shop.example', true)
  await makeOwner('typed@shop.example', false)
  // Ten past midnight in Johannesburg.
  await at('2026-11-30T22:10:00Z')
  await issueInvoices(ctx)
  await remindOfInvoices(ctx)
  await drainWork(ctx)
  expect(await mailsTo('proven@shop.example')).toEqual([])
  await at('2026-12-01T05:59:00Z')
  expect(await mailsTo('proven@shop.example')).toEqual([])
  await at('2026-12-01T06:00:00Z')
  expect(await mailsTo('proven@shop.example')).toMatchObject([{ kind: 'invoice_due' }])
  expect(await mailsTo('typed@shop.example')).toEqual([])
})

test('what a shop writes unasked at night waits for the morning; its answer does not', async () => {
  const shop = await makeShop(ctx)
  const staff = await makeStaff(ctx, shop)
  const driver = await makeContact(ctx)
  const listing = await makeListing(ctx, shop)
  const booking = await requestBooking(ctx, as(driver), {
    shopId: shop.id,
    listingId: listing.id,
    quantity: 4,
    services: ['fitting'],
    locationType: 'wait',
    start: '2026-11-25T08:30:00.000Z',
    customer: { name: 'Thandi' },
    notes: '',
  })
  // Half past eleven at night.
  await at('2026-11-20T21:30:00Z')
  const { thread } = await threadWithCustomer(ctx, as(staff), booking.id)
  const write = async (who: Parameters<typeof as>[0], message: string) => {
    await sendMessage(ctx, await activeThreadAccess(ctx, as(who), thread.id), { message })
    await drainWork(ctx)
  }
  await write(staff, 'Bring the locking nut please')
  expect(told(driver).join(' ')).not.toContain('locking nut')
  await write(driver, 'Which nut?')
  await write(staff, 'The one in your boot')
  expect(told(driver).join(' ')).toContain('in your boot')
  await at('2026-11-21T06:00:00Z')
  expect(told(driver).join(' ')).toContain('locking nut')
})

test('an invitation to join a shop waits for the morning', async () => {
  const { shop, owner } = await makeOwner('boss@shop.example', true)
  await at('2026-11-20T21:00:00Z')
  await invite(ctx, as(owner), shop.id, { to: { phone: '+27831234567' }, role: 'staff' })
  await invite(ctx, as(owner), shop.id, { to: { email: 'sipho@shop.example' }, role: 'staff' })
  await drainWork(ctx)
  expect([told({ phone: '+27831234567' }), await mailsTo('sipho@shop.example')]).toEqual([[], []])
  await at('2026-11-21T06:00:00Z')
  expect(told({ phone: '+27831234567' })).toHaveLength(1)
  expect(await mailsTo('sipho@shop.example')).toHaveLength(1)
})

test('one that is withdrawn by night comes to nobody', async () => {
  const { shop, owner } = await makeOwner('boss@second.example', true)
  await at('2026-11-20T21:00:00Z')
  const { id } = await invite(ctx, as(owner), shop.id, { to: { phone: '+27831234568' }, role: 'staff' })
  await drainWork(ctx)
  await withdrawInvitation(ctx, as(owner), id)
  await at('2026-11-21T06:00:00Z')
  expect(told({ phone: '+27831234568' })).toEqual([])
})
