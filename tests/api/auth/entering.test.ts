import { describe, expect, test } from 'vitest'
import { minutes } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { ask, check, codeFor, cookieOf, ctx, newNumber, otherThan, pass, send, signUp, twilio, write } from './site.ts'

describe('signing up with a code', () => {
  test('sends the approved template with the copy button, makes the account and signs in', async () => {
    const number = newNumber()
    const sent = await send({ purpose: 'sign_up', number: `0${number.slice(3)}`, name: ' Thandi Nkosi ' })
    expect(sent.status).toBe(202)
    const code = await codeFor(number)
    expect(code).toMatch(/^\d{6}$/)
    expect(sent.text).not.toContain(code)
    const template = twilio.contents.get(twilio.messages[0]?.form.get('ContentSid') ?? '')
    expect(template).toMatchObject({
      friendly_name: expect.stringMatching(/^one_time_code_/),
      types: {
        'whatsapp/authentication': {
          code_expiration_minutes: 5,
          actions: [{ type: 'COPY_CODE', copy_code_text: 'Copy code' }],
        },
      },
    })

    const entered = await check(sent.json.session ?? '', code)
    expect(entered.status).toBe(200)
    expect(entered.json).toMatchObject({
      created: true,
      account: { role: 'customer', name: 'Thandi Nkosi', phone: number, email: null },
    })
    expect(String(entered.headers['set-cookie'])).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/,
    )
    const session = await ask('GET', '/api/auth/session', { cookie: cookieOf(entered) })
    expect(session.json).toMatchObject({ signedIn: true, account: { phone: number } })
  })

  test('keeps the vehicle and how they came in the new profile', async () => {
    const number = newNumber()
    const vehicle = { vehicleMake: 'Toyota', vehicleModel: 'Hilux', vehicleYear: 2019 }
    const body = { purpose: 'sign_up', number, name: 'Thandi Nkosi', ...vehicle }
    const sent = await ask('POST', '/api/auth/code', { body })
    const cookie = cookieOf(await check(sent.json.session ?? '', await codeFor(number)))
    const known = { role: 'customer', phone: number, phoneVerified: true, registeredBy: 'whatsapp' }
    expect((await ask('GET', '/api/profile', { cookie })).json).toMatchObject({ ...known, ...vehicle })
  })

  test('switches WhatsApp on for bookings and quotes and writes the consent down', async () => {
    const number = newNumber()
    await signUp(number)
    const person = await ctx.db
      .selectFrom('contact_address as a')
      .innerJoin('contact as c', 'c.id', 'a.contact_id')
      .innerJoin('communication_preference as p', 'p.contact_id', 'c.id')
      .innerJoin('consent as s', 's.contact_id', 'c.id')
      .selectAll('p')
      .select(['a.proven_at', 's.channel', 's.purpose', 's.given', 's.source', 'c.name'])
      .where('a.value', '=', number)
      .execute()
    expect(person).toMatchObject([
      {
        name: 'Thandi Nkosi',
        proven_at: expect.any(Date),
        switches: { whatsapp: { enabled: true, bookings: true, quotes: true, messages: false, marketing: false } },
        channel: 'whatsapp',
        purpose: 'service',
        given: true,
        source: 'web',
      },
    ])
  })

  test('with a registered number says so after the right code and not before', async () => {
    const number = newNumber()
    await signUp(number)
    await pass(minutes(2))
    const sent = await send({ purpose: 'sign_up', number, name: 'Somebody' })
    expect(sent.status).toBe(202)
    const entered = await check(sent.json.session ?? '', await codeFor(number))
    expect([entered.status, entered.json.message]).toEqual([
      409,
      'This WhatsApp number is already registered. Please use a different number or try logging in.',
    ])
    expect(entered.headers['set-cookie']).toBeUndefined()
  })

  test('by somebody who knows us from the chat is the same person, with their own settings', async () => {
    const contact = await makeContact(ctx, { phone: newNumber() })
    const entered = await signUp(contact.phone, 'Thandi N')
    expect(entered.json).toMatchObject({ created: true, account: { name: 'Thandi N' } })
    const row = await ctx.db
      .selectFrom('contact as c')
      .innerJoin('communication_preference as p', 'p.contact_id', 'c.id')
      .select(['c.account_id', 'c.name', 'p.switches'])
      .where('c.id', '=', contact.id)
      .executeTakeFirst()
    expect(row).toMatchObject({
      account_id: entered.json.account?.id,
      name: 'Thandi Nkosi',
      switches: { whatsapp: { messages: true } },
    })
  })
})

describe('signing in with a code', () => {
  test('is plain words to somebody who wrote within 24 hours, also at night', async () => {
    const number = newNumber()
    await signUp(number)
    await write(number, 'hi')
    ctx.clock.set('2026-11-18T21:30:00Z')
    await pass(minutes(2))
    twilio.messages.length = 0
    const sent = await send({ purpose: 'sign_in', number })
    const code = await codeFor(number)
    expect(twilio.messages.map((one) => one.body)).toEqual([
      `*${code}* is your Spoor code. It is valid for 5 minutes. Do not share it with anybody; we never ask for it.`,
    ])
    const entered = await check(sent.json.session ?? '', `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(entered.json).toMatchObject({ created: false, account: { phone: number } })
  })

  test('answers an unknown number as a known one until the right code', async () => {
    const [known, unknown] = [newNumber(), newNumber()]
    await signUp(known)
    await pass(minutes(2))
    const first = await send({ purpose: 'sign_in', number: known })
    const second = await send({ purpose: 'sign_in', number: unknown })
    const shape = ({ status, headers, json }: typeof first) => ({
      status,
      keys: Object.keys(json),
      headers: { ...headers, date: '', 'x-request-id': '' },
    })
    expect(shape(second)).toEqual(shape(first))
    expect((await check(second.json.session ?? '', otherThan(await codeFor(unknown)))).json.code).toBe('WRONG_CODE')
    const entered = await check(second.json.session ?? '', await codeFor(unknown))
    expect([entered.status, entered.json.message]).toEqual([404, 'WhatsApp number not found. Please register first.'])
  })

  test('with a number that an account names without proof asks to complete the registration', async () => {
    const number = newNumber()
    await ctx.db.insertInto('account').values({ role: 'customer', full_name: 'Typed It', phone: number }).execute()
    const sent = await send({ purpose: 'sign_in', number })
    const entered = await check(sent.json.session ?? '', await codeFor(number))
    expect(entered.json.message).toBe('WhatsApp number not verified. Please complete registration.')
  })

  test('goes to the number that was typed, by template, where its owner writes from another address now', async () => {
    const number = newNumber()
    await signUp(number)
    await ctx.db
      .updateTable('contact')
      .set({ whatsapp_address: 'ZA.ABC123', last_inbound_at: ctx.clock.now() })
      .where('whatsapp_address', '=', number)
      .execute()
    await pass(minutes(2))
    twilio.messages.length = 0
    const sent = await send({ purpose: 'sign_in', number })
    const code = await codeFor(number)
    expect(twilio.messages.map((one) => [one.to, one.form.get('ContentSid') !== null])).toEqual([
      [`whatsapp:${number}`, true],
    ])
    expect((await check(sent.json.session ?? '', code)).status).toBe(200)
  })

  test('is refused alike for everybody while WhatsApp does not allow the template', async () => {
    const number = newNumber()
    await signUp(number)
    await write(number, 'hi')
    await ctx.db
      .updateTable('content_template')
      .set({ approval: 'rejected' })
      .where('name', '=', 'one_time_code')
      .execute()
    const answers = [
      await send({ purpose: 'sign_in', number }),
      await send({ purpose: 'sign_in', number: newNumber() }),
    ]
    await ctx.db
      .updateTable('content_template')
      .set({ approval: 'approved' })
      .where('name', '=', 'one_time_code')
      .execute()
    expect(answers.map((one) => [one.status, one.json.message])).toEqual([
      [503, 'Failed to send login OTP. Please try again.'],
      [503, 'Failed to send login OTP. Please try again.'],
    ])
  })
})
