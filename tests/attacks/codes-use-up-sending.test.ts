import { expect, test } from 'vitest'
import { failureOf } from '#core/messaging/outbound/delivery-errors.ts'
import { mayStart } from '#core/messaging/outbound/send.ts'
import { ask, check, codeFor, ctx, newNumber, send } from '#tests/api/auth/site.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact } from '#tests/support/factories.ts'

let addresses = 0
const somebody = (number = newNumber()) =>
  send({ purpose: 'sign_up', number, name: 'Thandi' }, { from: `127.0.8.${++addresses}` })

test('codes use up their own share of the day, admins hear of it, and bookings go on', async () => {
  Object.assign(ctx.config.twilio, { dailyBudget: 20 })
  const statuses: number[] = []
  for (let more = 0; more < 9; more++) {
    statuses.push((await somebody()).status)
    await drainWork(ctx)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429, 429, 429])
  const troubles = await ctx.db.selectFrom('trouble').select('key').execute()
  expect(troubles).toEqual([{ key: 'codes_nearly_used 6' }])
  const { id } = await makeContact(ctx, { phone: newNumber() })
  expect(await mayStart(ctx, { contact_id: id, kind: 'booking_request', topic: 'bookings', purpose: 'service' })).toBe(
    true,
  )
  // Who signs in by a message to us needs no part of it.
  expect((await ask('POST', '/api/auth/number-proof', { body: { purpose: 'sign_in' } })).status).toBe(201)
})

test('numbers of other countries get no codes, and are told what to do instead', async () => {
  await ctx.db.deleteFrom('started_conversation').execute()
  const far = await somebody('+447911123456')
  expect([far.status, far.json.code]).toEqual([409, 'CODE_COUNTRY'])
  expect(far.json.message).toContain('Send us the code on this page on WhatsApp instead')
  expect((await somebody('+264811234567')).status).toBe(202)
  const number = newNumber()
  const sent = await somebody(number)
  expect((await check(sent.json.session ?? '', await codeFor(number))).status).toBe(200)
})

test.each([21408, 21211, 21214, 21612, 21614, 21635, 30003, 30005, 63003, 63024])(
  'Twilio’s %d is about one recipient, and stops nobody else',
  (code) => {
    expect(failureOf(code, 403).class).toBe('permanent')
  },
)

test.each([20003, undefined])('a refusal of the account itself (%s) still stops the sender', (code) => {
  expect(failureOf(code, 401).class).toBe('config')
})
