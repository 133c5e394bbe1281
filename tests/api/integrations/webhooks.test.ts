import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { startPushService } from '#tests/support/push-service.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeBooking, makePerson, makeWorld, type World } from '../contract/world.ts'

beforeEach(forgetCounts)

/** Stands in for every address that is told. */
const outside = await startPushService()
const here = { ...ctx, config: { ...ctx.config, push: { ...ctx.config.push, serviceUrl: outside.origin } } }
const senders = makeSenders(here)
const work = () => drainWork(here, senders)
const url = 'https://till.example.co.za/spoor?shop=1'

async function scene() {
  const world: World = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const made = await ask('POST', `/api/shops/${world.shop.id}/webhooks`, { cookie: owner.cookie, body: { url } })
  expect(made.status, made.text).toBe(201)
  const { id } = made.json.webhook as unknown as { id: string }
  outside.pushed.length = 0
  const log = async () => {
    const { json } = await ask('GET', `/api/webhooks/${id}/deliveries`, { cookie: owner.cookie })
    return json.deliveries as unknown as Record<string, unknown>[]
  }
  const shown = async () => {
    const { json } = await ask('GET', `/api/shops/${world.shop.id}/webhooks`, { cookie: owner.cookie })
    return (json.webhooks as unknown as Record<string, unknown>[])[0]
  }
  return { world, owner, id, secret: String(made.json.secret), log, shown }
}

test('an address is told of a booking, signed with the secret that was shown once', async () => {
  const { world, secret, log, owner } = await scene()
  const booking = await makeBooking(world)
  await work()
  const [sent, ...others] = outside.pushed
  expect(others).toEqual([])
  expect(sent?.to).toBe(url)
  const body = String(sent?.body)
  expect(JSON.parse(body)).toMatchObject({
    type: 'booking.requested',
    booking: { code: booking.code, status: 'pending', services: ['alignment'], customer: { name: 'Thandi Nkosi' } },
  })
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(sent?.headers['spoor-signature'])) ?? []
  expect(Number(seconds), 'of this moment, so that an old message is known').toBe(ctx.clock.now().getTime() / 1000)
  expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  expect(sent?.headers).toMatchObject({ 'spoor-event': 'booking.requested', 'spoor-delivery': JSON.parse(body).id })
  expect(await log()).toMatchObject([
    { type: 'booking.requested', bookingCode: booking.code, status: 'delivered', responseStatus: 201 },
  ])
  await work()
  expect(outside.pushed).toHaveLength(1)
  const { rows } = await ctx.pool.query('select row_to_json(w)::text as row from webhook_endpoint w')
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  const list = await ask('GET', `/api/shops/${world.shop.id}/webhooks`, { cookie: owner.cookie })
  expect(list.text).not.toContain('whsec_')
})

test('what does not arrive is tried again later and later, and by hand at once', async () => {
  const { world, log, owner, shown } = await scene()
  outside.answers.push({ status: 500 }, { status: 404 })
  await makeBooking(world)
  await work()
  expect(await log()).toMatchObject([{ status: 'queued', attempts: 1, responseStatus: 500, error: 'answered 500' }])
  expect((await shown())?.failingSince).toBe(ctx.clock.now().toISOString())
  await work()
  expect(outside.pushed, 'not before a minute').toHaveLength(1)
  ctx.clock.advance(70_000)
  await work()
  expect(await log()).toMatchObject([{ status: 'queued', attempts: 2, responseStatus: 404 }])
  const [{ id } = {}] = await log()
  expect((await ask('POST', `/api/deliveries/${id}/send`, { cookie: owner.cookie })).status).toBe(200)
  await work()
  expect(await log()).toMatchObject([{ status: 'delivered', responseStatus: 201 }])
  expect((await shown())?.failingSince).toBeNull()
})

test('an address where nothing arrives for days is switched off, and its owner is told', async () => {
  const { world, log, shown, owner, id } = await scene()
  outside.answers.push(...Array.from({ length: 20 }, () => ({ status: 503 })))
  await makeBooking(world)
  await work()
  for (let day = 0; day < 3; day++) {
    ctx.clock.advance(25 * 3_600_000)
    await ask('POST', `/api/webhooks/${id}/test`, { cookie: owner.cookie })
    await work()
  }
  expect((await shown())?.disabledAt).not.toBeNull()
  const notices = await ctx.db
    .selectFrom('notification')
    .select(['channel', 'notice'])
    .where('contact_id', '=', owner.contactId)
    .where('kind', '=', 'webhook_ended')
    .execute()
  expect(notices.map(({ notice }) => notice?.lines.join())).toContain(
    'Nothing arrived at till.example.co.za for three days, so we do not tell it of bookings any more. Mend it, then switch it on again.',
  )
  outside.answers.length = 0
  outside.pushed.length = 0
  await work()
  expect(outside.pushed).toEqual([])
  expect((await ask('POST', `/api/webhooks/${id}/test`, { cookie: owner.cookie })).json.code).toBe('WEBHOOK_OFF')
  await ask('POST', `/api/webhooks/${id}/enable`, { cookie: owner.cookie })
  await ask('POST', `/api/webhooks/${id}/test`, { cookie: owner.cookie })
  await work()
  expect((await log())[0]).toMatchObject({ type: 'test', status: 'delivered' })
})

test.each([
  'http://till.example.co.za/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::127.0.0.1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://till.internal/',
  'https://till.example.co.za:8443/',
  'https://user:word@till.example.co.za/',
  'https://2130706433/',
  'file:///etc/passwd',
  'till.example.co.za',
])('%s is no address that we call', async (address) => {
  const { owner, world } = await scene()
  const made = await ask('POST', `/api/shops/${world.shop.id}/webhooks`, {
    cookie: owner.cookie,
    body: { url: address },
  })
  expect([made.status, Object.keys(made.json.fields ?? {})]).toEqual([400, ['url']])
})

test('a name that leads inside is not called, whenever it does', async () => {
  const { id, owner, log } = await scene()
  await ctx.db
    .updateTable('webhook_endpoint')
    .set({ url: 'https://localhost.localdomain.example/' })
    .where('id', '=', id)
    .execute()
  await ask('POST', `/api/webhooks/${id}/test`, { cookie: owner.cookie })
  await ctx.db.updateTable('webhook_endpoint').set({ url: 'https://127.0.0.1/' }).where('id', '=', id).execute()
  await drainWork(here, senders)
  expect(outside.pushed).toEqual([])
  expect((await log())[0]).toMatchObject({ error: 'not an address of the public internet' })
})
