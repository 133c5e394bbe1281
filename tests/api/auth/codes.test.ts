import { describe, expect, test } from 'vitest'
import { minutes } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { allLogged, ask, check, codeFor, ctx, newNumber, otherThan, pass, send, twilio } from './site.ts'

const outbound = (number: string) =>
  ctx.db
    .selectFrom('outbound_message as o')
    .innerJoin('contact_address as a', 'a.contact_id', 'o.contact_id')
    .select(['o.status', 'o.content', 'o.opener', 'o.reason', 'o.kind', 'o.to_address'])
    .where('a.value', '=', number)
    .where('o.kind', '=', 'one_time_code')
    .orderBy('o.seq')
    .execute()

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
    const options = { purpose: 'sign_in', number }
    const first = await send(options)
    const soon = await send(options)
    expect([soon.status, soon.json.code, soon.headers['retry-after']]).toEqual([429, 'CODE_TOO_SOON', '60'])
    expect(new Date(first.json.againAt ?? '').getTime() - ctx.clock.now().getTime()).toBe(minutes(1))
    for (let more = 0; more < 4; more++) {
      await pass(minutes(1))
      expect((await send(options)).status).toBe(202)
    }
    await pass(minutes(1))
    const many = await send(options)
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
        reason: { code: 'template_approved' },
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
        .select('sent_to')
        .orderBy('created_at', 'desc')
        .orderBy('expires_at')
        .execute()
      expect(row.map((one) => one.sent_to)).toContain('+27821234567')
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
