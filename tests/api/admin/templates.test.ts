import { expect, test } from 'vitest'
import { TemplateList } from '#core/contracts/admin/operations.ts'
import { checkTemplates } from '#workers/handlers/templates.ts'
import { whatsappClient } from '#workers/senders/whatsapp-client.ts'
import { ask, ctx } from '../auth/site.ts'
import { makeAdmin } from '../contract/world.ts'

const { cookie } = await makeAdmin()
const read = async () => TemplateList.parse((await ask('GET', '/api/admin/templates', { cookie })).json)
const check = () => checkTemplates(ctx, whatsappClient(ctx.config))
const one = async (name: string) =>
  (await read()).templates.find((template) => template.name === name && template.language === 'en')
const stored = () =>
  ctx.db.updateTable('content_template').where('name', '=', 'booking_confirmed').where('language', '=', 'en')

test('each template stands with its approval, its words and what was sent of its kind', async () => {
  await stored().set({ approval: 'rejected', approval_reason: 'INVALID_FORMAT' }).execute()
  expect(await one('booking_confirmed')).toMatchObject({
    category: 'UTILITY',
    approval: 'rejected',
    reason: 'INVALID_FORMAT',
    sent: 0,
    failed: 0,
  })
  expect((await one('booking_confirmed'))?.preview).not.toContain('{{')
  expect(await one('news')).toMatchObject({ category: 'MARKETING' })
  await stored().set({ fingerprint: 'of other words' }).execute()
  expect(await one('booking_confirmed')).toMatchObject({ approval: 'outdated' })
})

test('an admin asks, a worker brings them to Twilio, and the page hears of it', async () => {
  expect(await check()).toBe(false)
  expect((await ask('POST', '/api/admin/templates/check', { cookie })).status).toBe(202)
  expect((await read()).check).toEqual({ isRunning: true, failed: false })
  expect(ctx.jobs.added).toContainEqual({ name: 'templates', payload: {} })
  ctx.clock.advance(1_000)
  expect(await check()).toBe(true)
  expect((await read()).check).toEqual({ isRunning: false, failed: false })
  expect(await one('booking_confirmed')).toMatchObject({ approval: 'approved' })
})
