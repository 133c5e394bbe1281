import { afterAll, expect, test } from 'vitest'
import { makeApp } from '#api/app.ts'
import { minutes } from '#tests/support/context.ts'
import { serve } from '#tests/support/twilio.ts'
import { allLogged, ctx, newNumber, pass, send } from './site.ts'

const config = { ...ctx.config, twilio: { ...ctx.config.twilio, codesPerHour: 25 } }
const { origin: to, close } = await serve(makeApp({ ...ctx, config }))
afterAll(close)

let addresses = 0
/** Somebody else each time, with another number, from another address. */
const somebody = () =>
  send({ purpose: 'sign_up', number: newNumber(), name: 'Thandi' }, { to, from: `127.0.5.${++addresses}` })

test('codes to all numbers together have a ceiling by the minute and by the hour', async () => {
  const first = [await somebody(), await somebody(), await somebody()]
  expect(first.map(({ status }) => status)).toEqual([202, 202, 202])
  const refused = await somebody()
  expect([refused.status, refused.json.code]).toEqual([429, 'TOO_MANY_CODES_IN_ALL'])
  expect(refused.json.message).toMatch(
    /^Very many codes are asked for right now\. Try again in \d+ seconds, or send us/,
  )
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(allLogged()).toContain('one-time codes have reached their ceiling')

  await pass(minutes(1))
  expect((await somebody()).status).toBe(202)
})
