import { beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { postWebhook } from '#tests/support/twilio.ts'
import { confirm, mailsTo, newEmail, signUpByEmail, tokenTo } from '../api/auth/mailbox.ts'
import { cookieOf, ctx, site, twilio } from '../api/auth/site.ts'
import { forgetCounts, makeBooking, makePerson } from '../api/contract/world.ts'
import { seller, send, shop, start, world } from '../api/conversation.ts'

beforeEach(forgetCounts)

test("a shop's answer does not go by e-mail to an address that its account has not proven", async () => {
  const email = newEmail()
  const cookie = cookieOf(await signUpByEmail(email))
  const thread = await start({}, cookie)
  await send(String(thread.id), 'Buy your watches at replica.example', seller.cookie)
  const [first] = await mailsTo(email)
  expect(first?.subject).toBe('Your message has been answered')
  expect(first?.text).not.toContain('replica.example')
  await confirm(await tokenTo(email, 'verify_email'), cookie)
  await send(String(thread.id), 'We have four of them', seller.cookie)
  const [second] = await mailsTo(email)
  expect(second?.text).toContain('We have four of them')
})

/** WhatsApp tells that nothing that it was given for the number reaches it. */
async function failOnWhatsapp(number: string): Promise<void> {
  for (const { sid } of twilio.messages.filter(({ to }) => to === `whatsapp:${number}`))
    await postWebhook({ config: ctx.config, origin: site.origin }, '/webhooks/twilio/status', {
      ...{ MessageSid: sid, SmsSid: sid, MessageStatus: 'undelivered', SmsStatus: 'undelivered', ErrorCode: '63024' },
      AccountSid: `AC${'0'.repeat(32)}`,
    })
  await drainWork(ctx)
}

/** The person names an address after they were written to, so that only the message that failed can lead there. */
async function claims(accountId: string, email: string, verifiedAt: Date | null): Promise<void> {
  const proof = { email, email_verified_at: verifiedAt }
  await ctx.db.updateTable('account').set(proof).where('id', '=', accountId).execute()
  await ctx.db.updateTable('contact').set({ email }).where('account_id', '=', accountId).execute()
}

test.each([true, false])(
  'what WhatsApp did not deliver goes there in full only when it is proven: %s',
  async (proven) => {
    const person = await makePerson()
    const email = newEmail()
    await claims(person.accountId, '', null)
    await ctx.db.updateTable('contact').set({ email: null }).where('id', '=', person.contactId).execute()
    const booking = await makeBooking({ ...world, driver: person }, { customer: { name: 'Replica Watches' } })
    await confirmBooking(ctx, as(world.staff), booking.id)
    const thread = await start({}, person.cookie)
    await send(String(thread.id), 'See replica.example', seller.cookie)
    await drainWork(ctx)
    await claims(person.accountId, email, proven ? ctx.clock.now() : null)
    await failOnWhatsapp(person.number)
    const words = (await mailsTo(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n')
    expect(words).not.toBe('')
    expect(words.includes('replica.example')).toBe(proven)
    expect(words.includes(shop.name)).toBe(proven)
    expect(words.includes(booking.code)).toBe(proven)
  },
)

test("what strangers write to a shop does not go to its member's unproven address when WhatsApp fails", async () => {
  const email = newEmail()
  await claims(seller.accountId, email, null)
  await start({ message: 'See replica.example' }, world.unverifiedGuest.cookie)
  await drainWork(ctx)
  expect(twilio.messages.filter(({ to }) => to === `whatsapp:${seller.number}`)).not.toEqual([])
  await failOnWhatsapp(seller.number)
  expect(await mailsTo(email)).toEqual([])
})
