import { describe, expect, test } from 'vitest'
import { handleNext } from '#bot/answer.ts'
import { minutes } from '#tests/support/context.ts'
import { inboundForm, postWebhook } from '#tests/support/twilio.ts'
import { allLogged, ask, cookieOf, ctx, newNumber, pass, saysYes, send, signUp, site, write } from './site.ts'

const start = async (options: Record<string, string | number> = { purpose: 'sign_up', name: 'Thandi Nkosi' }) => {
  const started = await ask('POST', '/api/auth/number-proof', { body: options })
  expect(started.status).toBe(201)
  const { code = '', pollToken = '', waLink = '', text = '' } = started.json
  return { code, waLink, text, pollToken }
}
const poll = (token: string) => ask('POST', '/api/auth/number-proof/state', { body: { token } })
const stateOf = async (token: string) => (await poll(token)).json.state
const finish = (token: string) => ask('POST', '/api/auth/number-proof/finish', { body: { token } })

describe('a code that the driver sends to our number', () => {
  test('is shown with a link that writes it, and proves the number that it comes from', async () => {
    const vehicle = { vehicleMake: 'VW', vehicleModel: 'Polo', vehicleYear: 2016 }
    const { code, waLink, text, pollToken } = await start({ purpose: 'sign_up', name: 'Thandi Nkosi', ...vehicle })
    expect(code).toMatch(/^SPOOR [B-DF-HJKMNP-TV-Z2-9]{6}$/)
    expect(waLink).toBe(`https://wa.me/27600123456?text=${encodeURIComponent(text)}`)
    expect(await stateOf(pollToken)).toBe('waiting')
    expect((await finish(pollToken)).json.code).toBe('NOT_PROVEN')

    const number = newNumber()
    expect(await write(number, text)).toContain('Somebody wants to open an account on Spoor with your number')
    expect(await stateOf(pollToken)).toBe('asked')
    expect((await finish(pollToken)).json.code).toBe('NOT_PROVEN')
    expect(await saysYes(number)).toContain('Your number is confirmed')
    expect(await stateOf(pollToken)).toBe('confirmed')
    const entered = await finish(pollToken)
    expect(entered.json).toMatchObject({ created: true, account: { name: 'Thandi Nkosi', phone: number } })
    const session = await ask('GET', '/api/auth/session', { cookie: cookieOf(entered) })
    expect(session.json).toMatchObject({ signedIn: true })
    expect((await ask('GET', '/api/profile', { cookie: cookieOf(entered) })).json).toMatchObject(vehicle)
  })

  test('signs in, once', async () => {
    const number = newNumber()
    await signUp(number)
    const { code, pollToken } = await start({ purpose: 'sign_in' })
    await write(number, code.toLowerCase())
    await saysYes(number)
    const both = await Promise.all([finish(pollToken), finish(pollToken)])
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 404])
    expect(await stateOf(pollToken)).toBe('used')
  })

  test('with a number that has no account says so only now', async () => {
    const { code, pollToken } = await start({ purpose: 'sign_in' })
    await write(newNumber(), code)
    expect((await finish(pollToken)).json.message).toBe('WhatsApp number not found. Please register first.')
  })

  test('works for ten minutes, and the browser has two more once it has come in', async () => {
    const late = await start()
    await pass(minutes(10))
    expect(await stateOf(late.pollToken)).toBe('expired')
    expect(await write(newNumber(), late.code)).toContain('I do not know this code any more')
    expect((await finish(late.pollToken)).json.code).toBe('PROOF_UNKNOWN')

    const just = await start()
    await pass(minutes(9.9))
    const number = newNumber()
    await write(number, just.code)
    await saysYes(number)
    await pass(minutes(1))
    expect((await finish(just.pollToken)).status).toBe(200)
  })

  test('is taken from the first who sends it', async () => {
    const { code, pollToken } = await start()
    const number = newNumber()
    await write(number, code)
    await saysYes(number)
    expect(await write(newNumber(), code)).toContain('I do not know this code any more')
    expect((await finish(pollToken)).json).toMatchObject({ account: { phone: number } })
  })

  test('can be taken back by whoever was talked into sending it', async () => {
    const number = newNumber()
    await signUp(number)
    const { text, pollToken } = await start({ purpose: 'sign_in' })
    await write(number, text)
    await saysYes(number)
    const cookie = cookieOf(await finish(pollToken))
    expect((await ask('GET', '/api/auth/session', { cookie })).json).toMatchObject({ signedIn: true })
    expect(await write(number, 'It was not me')).toContain('nobody stays signed in with that')
    expect((await ask('GET', '/api/auth/session', { cookie })).json).toEqual({ signedIn: false })
    expect(await write(newNumber(), 'It was not me')).toContain('Nothing has been opened')
  })

  test('taken back before the browser is in lets nobody in', async () => {
    const { code, pollToken } = await start()
    const number = newNumber()
    await write(number, code)
    await saysYes(number)
    await write(number, 'It was not me')
    expect((await finish(pollToken)).json.code).toBe('PROOF_REFUSED')
  })

  test('leaves a question that was being asked where it was', async () => {
    const number = newNumber()
    await write(number, '205/55R16')
    const { code } = await start()
    await write(number, code)
    const said = await saysYes(number)
    expect(said).toContain('Your number is confirmed')
    expect(said).toMatch(/where/i)
  })

  test('words that only look like one are what they are', async () => {
    expect(await write(newNumber(), 'hi spoor please help')).not.toMatch(/code/)
  })

  test('an unknown or mangled waiting token', async () => {
    for (const token of ['x', 'a'.repeat(43)]) {
      const answer = await poll(token)
      expect([answer.status, answer.json.code]).toEqual([404, 'PROOF_UNKNOWN'])
    }
  })

  test('is limited per address', async () => {
    const answers: number[] = []
    for (let more = 0; more < 202; more++)
      answers.push((await ask('POST', '/api/auth/number-proof', { body: { purpose: 'sign_in' } })).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
  })
})

test('nothing secret is logged, whatever happens', async () => {
  const { code, pollToken } = await start({ purpose: 'sign_in' })
  const number = newNumber()
  await postWebhook({ config: ctx.config, origin: site.origin }, '/webhooks/twilio/inbound', inboundForm(number, code))
  // The answer fails half-way, with the message and its code in hand.
  let asked = 0
  const now = () => (asked++ === 0 ? ctx.clock.now() : new Date(Number.NaN))
  const broken = { ...ctx, clock: { ...ctx.clock, now } }
  await handleNext(broken).catch(() => {})
  const sent = await send({ purpose: 'sign_in', number })
  await poll(pollToken)
  await ask('POST', '/auth/whatsapp/check', { form: { t: pollToken } })
  expect(allLogged()).toContain('message not handled')
  for (const secret of [code.slice(6), pollToken, sent.json.session ?? 'none', number.slice(1)])
    expect(allLogged()).not.toContain(secret)
})
