import { describe, expect, test } from 'vitest'
import { minutes } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { drainWork } from '#workers/drain.ts'
import {
  allLogged,
  ask,
  check,
  codeFor,
  cookieOf,
  ctx,
  newNumber,
  otherThan,
  pass,
  send,
  signUp,
  twilio,
  write,
} from './site.ts'

const outbound = (number: string) =>
  ctx.db
    .selectFrom('outbound_message as o')
    .innerJoin('contact_address as a', 'a.contact_id', 'o.contact_id')
    .select(['o.status', 'o.content', 'o.opener', 'o.reason', 'o.kind', 'o.to_address'])
    .where('a.value', '=', number)
    .where('o.kind', '=', 'one_time_code')
    .orderBy('o.seq')
    .execute()

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
        whatsapp_enabled: true,
        whatsapp_bookings: true,
        whatsapp_quotes: true,
        whatsapp_messages: false,
        whatsapp_marketing: false,
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
      .select(['c.account_id', 'c.name', 'p.whatsapp_messages'])
      .where('c.id', '=', contact.id)
      .executeTakeFirst()
    expect(row).toEqual({ account_id: entered.json.account?.id, name: 'Thandi Nkosi', whatsapp_messages: true })
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
      headers: { ...headers, date: '', etag: '' },
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

describe('a code', () => {
  test('allows three tries and says how many are left', async () => {
    const number = newNumber()
    const session = (await send({ purpose: 'sign_up', number, name: 'Thandi' })).json.session ?? ''
    const code = await codeFor(number)
    const tries = [otherThan(code), otherThan(code), otherThan(code), code]
    const said: unknown[] = []
    for (const one of tries) said.push((await check(session, one)).json.message)
    expect(said).toEqual([
      'Invalid OTP. 2 attempts remaining.',
      'Invalid OTP. 1 attempts remaining.',
      'Invalid OTP. 0 attempts remaining.',
      'No OTP session found. Please request a new OTP.',
    ])
  })

  test('lives five minutes', async () => {
    const number = newNumber()
    const session = (await send({ purpose: 'sign_up', number, name: 'Thandi' })).json.session ?? ''
    const code = await codeFor(number)
    await pass(minutes(5))
    const late = await check(session, code)
    expect([late.status, late.json.message]).toEqual([410, 'OTP expired or invalid session'])
  })

  test('works once', async () => {
    const number = newNumber()
    const session = (await send({ purpose: 'sign_up', number, name: 'Thandi' })).json.session ?? ''
    const code = await codeFor(number)
    expect((await check(session, code)).status).toBe(200)
    expect((await check(session, code)).json.message).toBe('No OTP session found. Please request a new OTP.')
  })

  test('at the same moment twice signs in once', async () => {
    const number = newNumber()
    const session = (await send({ purpose: 'sign_up', number, name: 'Thandi' })).json.session ?? ''
    const code = await codeFor(number)
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => check(session, code)))).map((one) => one.status)
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404])
  })

  test('belongs to the browser that asked for it', async () => {
    const number = newNumber()
    const mine = (await send({ purpose: 'sign_up', number, name: 'Thandi' })).json.session ?? ''
    const myCode = await codeFor(number)
    await pass(minutes(1))
    const theirs = (await send({ purpose: 'sign_up', number, name: 'Mallory' })).json.session ?? ''
    for (let left = 3; left > 0; left--) await check(theirs, otherThan(await codeFor(number)))
    expect((await check(mine, myCode)).json).toMatchObject({ account: { name: 'Thandi' } })
  })

  test('can be asked for again after a minute, five times an hour', async () => {
    const number = newNumber()
    const wish = { purpose: 'sign_in', number }
    const first = await send(wish)
    const soon = await send(wish)
    expect([soon.status, soon.json.code, soon.headers['retry-after']]).toEqual([429, 'CODE_TOO_SOON', '60'])
    expect(new Date(first.json.againAt ?? '').getTime() - ctx.clock.now().getTime()).toBe(minutes(1))
    for (let more = 0; more < 4; more++) {
      await pass(minutes(1))
      expect((await send(wish)).status).toBe(202)
    }
    await pass(minutes(1))
    const many = await send(wish)
    expect([many.status, many.json.code]).toEqual([429, 'TOO_MANY_CODES'])
    expect(Number(many.headers['retry-after'])).toBeGreaterThan(50 * 60)
  })

  test('is kept nowhere that it can be read from once it is sent', async () => {
    const number = newNumber()
    await send({ purpose: 'sign_in', number })
    const code = await codeFor(number)
    expect(await outbound(number)).toEqual([
      {
        kind: 'one_time_code',
        status: 'sent',
        reason: 'with an approved template, since they did not write within 24 hours',
        content: { type: 'text', body: '(not kept)', secret: true },
        opener: null,
        to_address: null,
      },
    ])
    const tables = await ctx.db.selectFrom('one_time_code').selectAll().execute()
    expect(JSON.stringify([tables, ctx.jobs.added])).not.toContain(code)
    expect(allLogged()).not.toContain(code)
  })

  test('is not kept either when it cannot be delivered, and is not sent when it is too old to be of use', async () => {
    const [refused, late] = [newNumber(), newNumber()]
    await send({ purpose: 'sign_in', number: refused })
    twilio.mishaps.push({ status: 400, code: 63003 })
    await codeFor(refused)
    await send({ purpose: 'sign_in', number: late })
    await pass(minutes(6))
    await drainWork(ctx)
    expect(await outbound(refused)).toMatchObject([{ status: 'failed', content: { body: '(not kept)' }, opener: null }])
    expect(await outbound(late)).toMatchObject([{ status: 'failed', content: { body: '(not kept)' }, opener: null }])
    expect(twilio.messages).toEqual([])
  })
})

describe('what is typed', () => {
  test.each([
    [{ purpose: 'sign_in', number: '' }, { number: 'WhatsApp number is required' }],
    [{ purpose: 'sign_in' }, { number: 'WhatsApp number is required' }],
    [{ purpose: 'sign_in', number: '082 123' }, { number: 'Please enter a valid WhatsApp number' }],
    [{ purpose: 'sign_in', number: 'ZA.ABC123' }, { number: 'Please enter a valid WhatsApp number' }],
    [{ purpose: 'sign_up', number: '0821234567', name: ' ' }, { name: 'Full name is required' }],
    [{ purpose: 'sign_up', number: '0821234567', name: 'T' }, { name: 'Name must be at least 2 characters' }],
  ])('%j is answered beside its field', async (body, fields) => {
    const answer = await ask('POST', '/api/auth/code', { body })
    expect([answer.status, answer.json.fields]).toEqual([400, fields])
  })

  test.each([
    ['', 'OTP is required'],
    ['12345', 'Please enter a valid 6-digit OTP'],
    ['12345a', 'Please enter a valid 6-digit OTP'],
  ])('the code “%s” is answered: %s', async (code, says) => {
    const answer = await check('x', code)
    expect([answer.status, answer.json.fields]).toEqual([400, { code: says }])
  })

  test.each(['082 123 4567', '0821234567', '27821234567', '+27 82 123 4567'])(
    '%s is the one number',
    async (number) => {
      await send({ purpose: 'sign_in', number })
      const row = await ctx.db
        .selectFrom('one_time_code')
        .select('number')
        .orderBy('created_at', 'desc')
        .orderBy('expires_at')
        .execute()
      expect(row.map((one) => one.number)).toContain('+27821234567')
    },
  )

  test('a session that never was', async () => {
    const answer = await check('x'.repeat(43), '123456')
    expect([answer.status, answer.json.message]).toEqual([404, 'No OTP session found. Please request a new OTP.'])
  })

  test('something that is no JSON', async () => {
    const answer = await ask('POST', '/api/auth/code', {
      form: { number: '1' },
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })
})
