import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeApp } from '#api/app.ts'
import { checkCode } from '#core/auth/send-code.ts'
import { Refusal } from '#core/errors.ts'
import { hours, minutes } from '#tests/support/context.ts'
import { serve } from '#tests/support/twilio.ts'
import { type Answer, ask, check, codeFor, ctx, newNumber, otherThan, pass, send } from './site.ts'

function count(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of answers) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
const codesOf = (answers: readonly Answer[]) => count(answers.map((one) => one.json.code ?? String(one.status)))

async function newSession(number = newNumber(), from = '127.0.0.1') {
  const sent = await send({ purpose: 'sign_up', number, name: 'Thandi' }, { from })
  return { number, session: sent.json.session ?? '', code: await codeFor(number) }
}

/** 1,000 different codes, none of them right. */
const wrongCodes = (code: string): string[] => {
  const start = randomInt(1_000_000)
  return Array.from({ length: 1_001 }, (_, at) => String((start + at) % 1_000_000).padStart(6, '0'))
    .filter((one) => one !== code)
    .slice(0, 1_000)
}

describe('guessing one code', () => {
  test('from a thousand addresses at once counts three guesses, and then the right code is of no use either', async () => {
    const { session, code } = await newSession()
    const guesses = wrongCodes(code).map((guess, at) =>
      checkCode(ctx, { session, code: guess }, { address: `10.0.${at >> 8}.${at & 255}` }).then(
        () => 'in',
        (error: unknown) =>
          error instanceof Refusal ? `${error.code} ${error.fields?.attemptsLeft ?? ''}`.trim() : 'failed',
      ),
    )
    expect(count(await Promise.all(guesses))).toEqual({
      'WRONG_CODE 2': 1,
      'WRONG_CODE 1': 1,
      'WRONG_CODE 0': 1,
      NO_CODE_SESSION: 997,
    })
    const right = await check(session, code)
    expect(right.json.code).toBe('NO_CODE_SESSION')
  })

  test('from one address at once is counted three times, and the address is stopped', async () => {
    const { session, code } = await newSession()
    const answers = await Promise.all(
      wrongCodes(code)
        .slice(0, 200)
        .map((guess) => check(session, guess)),
    )
    expect(codesOf(answers)).toEqual({ WRONG_CODE: 3, NO_CODE_SESSION: 37, TOO_MANY_REQUESTS: 160 })
  })

  test('over again locks the number for the rest of the hour, whoever asks', async () => {
    const number = newNumber()
    for (let round = 0; round < 3; round++) {
      const { session, code } = await newSession(number)
      for (let left = 3; left > 0; left--) await check(session, otherThan(code))
      await pass(minutes(1))
    }
    const locked = await send({ purpose: 'sign_in', number }, { from: '127.0.0.9' })
    expect([locked.status, locked.json.code]).toEqual([429, 'TOO_MANY_WRONG_CODES'])
    expect(locked.json.message).toMatch(/^Too many wrong codes\. Try again in 5\d minutes, or send us/)
    await pass(hours(1))
    expect((await send({ purpose: 'sign_in', number })).status).toBe(202)
  })
})

describe('guessing over many numbers', () => {
  test('from one address stops after thirty codes an hour', async () => {
    const answers: Answer[] = []
    for (let more = 0; more < 40; more++) answers.push(await send({ purpose: 'sign_in', number: newNumber() }))
    expect(codesOf(answers)).toEqual({ 202: 30, TOO_MANY_REQUESTS: 10 })
    const wait = Number(answers.at(-1)?.headers['retry-after'])
    expect(wait > 3500 && wait <= 3600).toBe(true)
    const elsewhere = await send({ purpose: 'sign_in', number: newNumber() }, { from: '127.0.0.2' })
    expect(elsewhere.status).toBe(202)
  })

  test('stops the tries of one address too, though each code has some left', async () => {
    const sessions: Awaited<ReturnType<typeof newSession>>[] = []
    for (let more = 0; more < 20; more++) sessions.push(await newSession(newNumber(), `127.0.1.${more + 1}`))
    const answers = await Promise.all(
      sessions.flatMap(({ session, code }) => [
        check(session, otherThan(code)),
        check(session, otherThan(code)),
        check(session, otherThan(code)),
      ]),
    )
    expect(codesOf(answers)).toEqual({ WRONG_CODE: 40, TOO_MANY_REQUESTS: 20 })
  })

  test('does not help by inventing forwarding headers', async () => {
    const answers: Answer[] = []
    for (let more = 0; more < 40; more++) {
      const invented = `203.0.113.${more}`
      const headers = { 'X-Forwarded-For': invented, Forwarded: `for=${invented}`, 'X-Real-IP': invented }
      answers.push(await send({ purpose: 'sign_in', number: newNumber() }, { headers }))
    }
    expect(codesOf(answers)).toEqual({ 202: 30, TOO_MANY_REQUESTS: 10 })
  })

  test('behind one proxy of ours does not help either: only what the proxy wrote counts', async () => {
    const behind = await serve(makeApp({ ...ctx, config: { ...ctx.config, trustedProxies: 1 } }))
    const through = (client: string, invented: string) =>
      ask('POST', '/api/auth/code', {
        to: behind.origin,
        body: { purpose: 'sign_in', number: newNumber() },
        headers: { 'X-Forwarded-For': `${invented}, ${client}` },
      })
    const answers: Answer[] = []
    for (let more = 0; more < 32; more++) answers.push(await through('198.51.100.7', `203.0.113.${more}`))
    const other = await through('198.51.100.8', '203.0.113.1')
    await behind.close()
    expect(codesOf(answers)).toEqual({ 202: 30, TOO_MANY_REQUESTS: 2 })
    expect(other.status).toBe(202)
  })
})
