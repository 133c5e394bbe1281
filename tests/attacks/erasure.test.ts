import { beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { writeNote } from '#core/inbox/change-inbox.ts'
import { answerAsk } from '#core/rescue/answer-ask.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, cookieOf, ctx, newNumber, pass, presenceOf, signUp } from '../api/auth/site.ts'
import { forgetCounts, friday, makeWorld } from '../api/contract/world.ts'
import { pdf, upload } from '../api/threads/some-files.ts'
import { askShop } from './seller-rights/rescue.ts'

const world = await makeWorld()
beforeEach(forgetCounts)

/** Every text in the database that holds one of the marks, by table. */
async function holding(marks: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const tables = await ctx.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables.rows) {
    const rows = await ctx.pool.query<{ row: string }>(`select row_to_json(t)::text as row from "${name}" t`)
    for (const { row } of rows.rows) if (marks.some((mark) => row.includes(mark))) found.push(`${name}: ${row}`)
  }
  return found
}

test('after an account is closed nothing in the database names the person', async () => {
  const number = newNumber()
  const local = `0${number.slice(3, 5)} ${number.slice(5, 8)} ${number.slice(8)}`
  const cookie = cookieOf(await signUp(number, 'Zanele Erasmus'))
  const post = (path: string, body: object, headers = {}) => ask('POST', path, { cookie, body, headers })
  const { shop, listing } = world
  const booked = await post(
    '/api/bookings',
    {
      ...{ shopId: shop.id, services: ['alignment'], date: friday, time: '11:00', notes: 'Zanele Erasmus waits' },
      ...{ customer: { name: 'Zanele Erasmus', phone: number } },
    },
    { 'Idempotency-Key': 'erasure-of-everything' },
  )
  expect(booked.status).toBe(201)
  const quote = { shopId: shop.id, listingCode: listing.code, quantity: 4, notes: 'Zanele Erasmus', phone: number }
  expect((await post('/api/quotes', quote)).status).toBe(201)
  const message = { shopId: shop.id, subject: 'Zanele Erasmus asks', message: `Zanele Erasmus, ${local} `.repeat(40) }
  const thread = await post('/api/threads', message)
  expect(thread.status).toBe(201)
  const file = await upload(String(thread.json.id), pdf, cookie, 'Zanele Erasmus.pdf')
  const withFile = { message: 'The invoice', files: [file.json.id] }
  expect((await post(`/api/threads/${thread.json.id}/messages`, withFile)).status).toBe(201)
  await writeNote(ctx, as(world.staff), String(thread.json.id), { content: 'Zanele Erasmus pays late' })
  const device = { endpoint: 'https://push.example.com/zanele', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }
  const added = await post('/api/push/devices', device)
  expect(added.status).toBe(201)
  const named = { cookie, body: { name: 'Phone of Zanele' } }
  await ask('PATCH', `/api/push/devices/${(added.json.devices as unknown as { id: string }[])[0]?.id}`, named)
  await drainWork(ctx)
  const cancelled = await post(`/api/bookings/${booked.json.id}/cancel`, { reason: 'Zanele Erasmus is ill' })
  expect(cancelled.json.status).toBe('cancelled')
  await drainWork(ctx)
  await pass(60_000)
  const { id: contactId } = await ctx.db
    .selectFrom('contact')
    .where('name', '=', 'Zanele Erasmus')
    .select('id')
    .executeTakeFirstOrThrow()
  const { roundId, askId } = await askShop(shop, { contactId }, 'Zanele Erasmus street')
  await drainWork(ctx)
  await answerAsk(ctx, as(world.staff), { askId }, 30)
  expect((await post(`/api/rescues/${roundId}/take`, { askId })).json.state).toBe('taken')
  const [rescued] = await ctx.db.selectFrom('rescue_round').select('booking_id').where('id', '=', roundId).execute()
  // So close to the time only the shop takes it off.
  await cancelBooking(ctx, as(world.staff), rescued?.booking_id ?? '', 'van broke down')
  await drainWork(ctx)
  const presence = await presenceOf(cookie, number)
  expect((await post('/api/profile/delete', { presence })).status).toBe(204)
  await drainWork(ctx)
  expect(await holding(['Zanele', 'zanele', 'Erasmus', number, local])).toEqual([])
})
