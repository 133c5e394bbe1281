import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { allTemplates } from '#core/notifications/templates/templates.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { syncTemplates } from '#workers/senders/whatsapp-templates.ts'
import { makeTestContext, testConfig } from '../support/context.ts'
import { testDatabase } from '../support/postgres.ts'
import { startTwilio } from '../support/twilio.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio()
const config = testConfig(url)
const ctx = { ...base, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
const { client } = makeSenders(ctx).whatsapp
const all = allTemplates().length
afterAll(async () => {
  await twilio.close()
  await base.close()
})
beforeEach(async () => {
  twilio.contents.clear()
  twilio.approvals.clear()
  Object.assign(twilio, { refusesContent: false, approves: 'approved' })
  await ctx.db.deleteFrom('content_template').execute()
})

const approvals = async () =>
  (await ctx.db.selectFrom('content_template').select('approval').execute()).map((row) => row.approval)

describe('bringing the templates to Twilio', () => {
  test('makes and submits each in each language', async () => {
    expect(await syncTemplates(ctx, client)).toMatchObject({ complete: true })
    expect(twilio.contents.size).toBe(all)
    expect(await approvals()).toEqual(Array(all).fill('approved'))
    const [request] = [...twilio.contents.values()].filter((one) => one.friendly_name.startsWith('booking_request'))
    expect(request?.types).toMatchObject({
      'twilio/quick-reply': {
        actions: [{ id: 'booking:confirm' }, { id: 'booking:propose' }, { id: 'booking:decline' }],
      },
    })
  })

  test('again changes nothing', async () => {
    await syncTemplates(ctx, client)
    const sids = [...twilio.contents.keys()]
    await syncTemplates(ctx, client)
    expect([...twilio.contents.keys()]).toEqual(sids)
  })

  test('finds those that are there when our database was lost', async () => {
    await syncTemplates(ctx, client)
    await ctx.db.deleteFrom('content_template').execute()
    await syncTemplates(ctx, client)
    expect(twilio.contents.size).toBe(all)
    expect(await approvals()).toHaveLength(all)
  })

  test('makes those anew that Twilio has lost', async () => {
    await syncTemplates(ctx, client)
    const [lost] = twilio.contents.keys()
    twilio.contents.delete(lost ?? '')
    await syncTemplates(ctx, client)
    expect(twilio.contents.size).toBe(all)
    expect(await approvals()).toHaveLength(all)
  })

  test('sees when WhatsApp changes its mind', async () => {
    twilio.approves = 'pending'
    await syncTemplates(ctx, client)
    expect(new Set(await approvals())).toEqual(new Set(['pending']))
    for (const [sid, approval] of twilio.approvals) twilio.approvals.set(sid, { ...approval, status: 'paused' })
    await syncTemplates(ctx, client)
    expect(new Set(await approvals())).toEqual(new Set(['paused']))
  })

  test('says so when Twilio does not take them', async () => {
    twilio.refusesContent = true
    expect(await syncTemplates(ctx, client)).toMatchObject({ complete: false, templates: [] })
  })
})
