import { afterAll, expect, test } from 'vitest'
import { makeApp } from '#api/app.ts'
import { serve } from '#tests/support/twilio.ts'
import { ask, ctx, newNumber } from './site.ts'

// Templates are made by hand here, so that one that is missing stays so.
const config = { ...ctx.config, twilio: { ...ctx.config.twilio, simulated: false, syncTemplates: false } }
const site = await serve(makeApp({ ...ctx, config }))
afterAll(() => site.close())

test('without a template that could carry a code, pages say so before anybody asks, and asking is refused with a way on', async () => {
  const offered = async () => (await ask('GET', '/api/site', { to: site.origin })).json.codesByWhatsapp
  expect(await offered()).toBe(true)
  await ctx.db.deleteFrom('content_template').where('name', '=', 'one_time_code').execute()
  expect(await offered()).toBe(false)
  const body = { purpose: 'sign_up', number: newNumber(), name: 'Thandi' }
  const asked = await ask('POST', '/api/auth/code', { to: site.origin, body })
  expect([asked.status, asked.json.code, asked.json.message]).toEqual([
    503,
    'CODES_UNAVAILABLE',
    'WhatsApp integration not configured. Please contact support.',
  ])
})
