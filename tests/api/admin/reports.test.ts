import { beforeEach, expect, test } from 'vitest'
import type { MoneyTalks, PeopleBlocked, ReportDetail, ReportPage } from '#core/contracts/admin/reports.ts'
import { insertReview } from '#db/queries/shops/reviews.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, friday, makeAdmin, makeBooking, makePerson, makeWorld, type Person } from '../contract/world.ts'

beforeEach(forgetCounts)

const { cookie, contactId: adminId } = await makeAdmin(['support'])
const get = async <Answer>(path: string) =>
  (await ask('GET', `/api/admin/${path}`, { cookie })).json as unknown as Answer
const decide = (id: string, body: object) => ask('POST', `/api/admin/reports/${id}/decision`, { cookie, body })
const said = async ({ cookie }: Person) => {
  const { threads } = (await ask('GET', '/api/threads', { cookie })).json as unknown as { threads: { id: string }[] }
  const all = []
  for (const { id } of threads)
    all.push(JSON.stringify((await ask('GET', `/api/threads/${id}/messages`, { cookie })).json))
  return all.join('\n')
}

/** A shop with an owner, and a driver who has written to it. */
async function makeTalk() {
  const world = await makeWorld()
  const [owner, driver] = [await makePerson(), await makePerson()]
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const write = async (by: Person, id: string, message: string) =>
    ask('POST', `/api/threads/${id}/messages`, { cookie: by.cookie, body: { message } })
  const begun = await ask('POST', '/api/threads', {
    cookie: driver.cookie,
    body: { shopId: world.shop.id, message: 'Do you have it?' },
  })
  const threadId = String(begun.json.id)
  const report = async (by: Person, reason: string, words = '') => {
    await ask('POST', `/api/threads/${threadId}/reports`, { cookie: by.cookie, body: { reason, words } })
    const { reports } = await get<ReportPage>('reports')
    return reports.at(-1)?.id ?? ''
  }
  return { ...world, owner, driver, threadId, write, report }
}

test('a report shows what was written up to it and who reported, and that somebody looked is noted', async () => {
  const { owner, driver, threadId, write, report } = await makeTalk()
  await write(owner, threadId, 'R 900 each')
  await write(driver, threadId, 'You thief')
  const id = await report(owner, 'abuse', 'Every day')
  await write(driver, threadId, 'Written later')
  const found = await get<ReportDetail>(`reports/${id}`)
  expect(found).toMatchObject({ about: 'person', reason: 'abuse', timesBefore: 0, outcome: null, blocked: false })
  expect(found.words).toContain('Every day')
  expect(found.said.map(({ words, byReported }) => [words, byReported])).toEqual([
    ['Do you have it?', true],
    ['R 900 each', false],
    ['You thief', true],
  ])
  expect(found.acts).toEqual(['dismissed', 'warned', 'person_blocked'])
  const looks = ctx.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', id)
  expect(await looks.execute()).toMatchObject([{ action: 'read', entity_type: 'report', contact_id: adminId }])
})

test('a blocked person neither writes to shops nor books, also as a guest, but can write to us; unblocking ends it', async () => {
  const { owner, driver, shop, threadId, write, report } = await makeTalk()
  await report(owner, 'spam')
  const id = await report(owner, 'abuse')
  const before = (await get<ReportPage>('reports')).reports.length
  const answer = await decide(id, { outcome: 'person_blocked' })
  expect([answer.status, answer.json.outcome]).toEqual([200, 'person_blocked'])
  // Both reports about the same person are settled at once.
  expect((await get<ReportPage>('reports')).reports.length).toBe(before - 2)
  expect(await said(driver)).toContain(
    'You can no longer write to shops or book through Spoor. The reason: insults or threats.',
  )
  expect(await said(owner)).toContain('We have looked at it and have acted')

  expect((await write(driver, threadId, 'Hello?')).json).toMatchObject({ code: 'BLOCKED' })
  const other = await makeWorld()
  const begin = (body: object, by?: Person) =>
    ask('POST', by ? '/api/threads' : '/api/guest-messages', { ...(by && { cookie: by.cookie }), body })
  expect((await begin({ shopId: other.shop.id, message: 'Hi' }, driver)).json.code).toBe('BLOCKED')
  const guest = { shopId: other.shop.id, name: 'Somebody', phone: driver.number, message: 'Hi' }
  expect((await begin(guest)).json.code).toBe('BLOCKED')
  const options = { shopId: shop.id, services: ['alignment'], date: friday, time: '11:00' }
  const customer = { name: 'Thandi Nkosi', phone: driver.number }
  const book = (by?: Person) =>
    ask('POST', '/api/bookings', { ...(by && { cookie: by.cookie }), body: { ...options, customer } })
  expect((await book(driver)).json).toMatchObject({ code: 'BLOCKED' })
  expect((await book()).json.code).toBe('BLOCKED')
  expect((await begin({ type: 'support', message: 'Why?' }, driver)).status).toBe(201)
  const { blocks } = await get<PeopleBlocked>('blocks')
  expect(blocks[0]).toMatchObject({ reason: 'abuse', guest: false })

  expect((await ask('DELETE', `/api/admin/blocks/${blocks[0]?.id}`, { cookie })).status).toBe(204)
  expect((await write(driver, threadId, 'Thank you')).status).toBe(201)
  expect((await book(driver)).status).toBe(201)
  expect(await said(driver)).toContain('You can write to shops and book through Spoor again.')
})

test('a guest who is blocked stays so under the same address', async () => {
  const { owner, shop } = await makeTalk()
  const typed = { shopId: shop.id, name: 'Sipho', email: 'sipho.rude@example.com', message: 'You thief' }
  const { json } = await ask('POST', '/api/guest-messages', { body: typed })
  const path = `/api/threads/${json.threadId}/reports`
  await ask('POST', path, { cookie: owner.cookie, body: { reason: 'abuse' } })
  const id = (await get<ReportPage>('reports')).reports.at(-1)?.id ?? ''
  expect((await decide(id, { outcome: 'person_blocked' })).status).toBe(200)
  const again = { ...typed, name: 'Other', email: 'SIPHO.rude@example.com' }
  expect((await ask('POST', '/api/guest-messages', { body: again })).json.code).toBe('BLOCKED')
})

test('a warning reaches the owner in words of ours, and a report is decided once', async () => {
  const { owner, driver, report } = await makeTalk()
  const id = await report(driver, 'fraud')
  expect((await decide(id, { outcome: 'person_blocked' })).json.code).toBe('DECISION_NOT_POSSIBLE')
  expect((await decide(id, { outcome: 'warned', words: 'Please keep your price.' })).status).toBe(200)
  expect(await said(owner)).toContain('Please keep your price.')
  const late = await decide(id, { outcome: 'dismissed' })
  expect(late.json.code).toBe('REPORT_DECIDED')
  expect(late.json.message).toMatch(/You changed it last, at \d\d:\d\d\.$/)
  const decided = (await get<ReportPage>('reports?show=decided')).reports.find((one) => one.id === id)
  expect(decided).toMatchObject({ outcome: 'warned', about: 'shop' })
})

test('a blocked shop is gone from the public, and its driver is answered', async () => {
  const { driver, shop, report } = await makeTalk()
  const id = await report(driver, 'fraud')
  expect((await decide(id, { outcome: 'shop_blocked' })).json).toMatchObject({ outcome: 'shop_blocked' })
  expect((await ask('GET', `/api/shops/${shop.slug}`)).status).toBe(404)
  expect(await said(driver)).toContain('We have looked at it and have acted')
})

test('a review is reported by its shop and by a reader, stays until one of us decides, and both are answered', async () => {
  const { owner, driver, shop, unverifiedGuest } = await makeTalk()
  const { id: bookingId } = await makeBooking({ shop, driver }, { start: `${friday}T09:00:00Z` })
  const written = await insertReview(ctx.db, {
    ...{ booking_id: bookingId, shop_id: shop.id, contact_id: driver.contactId, reviewer: 'Thandi N.' },
    ...{ stars: 1, comment: 'Sipho at the counter, 082 555 0100', created_at: ctx.clock.now() },
  })
  const report = (by: Person | undefined, reason: string) =>
    ask('POST', `/api/reviews/${written?.id}/reports`, { ...(by && { cookie: by.cookie }), body: { reason } })
  expect((await report(undefined, 'private')).status).toBe(401)
  expect((await report(owner, 'private')).status).toBe(201)
  expect((await report(unverifiedGuest, 'abuse')).status).toBe(201)
  const shown = async () => (await ask('GET', `/api/shops/${shop.slug}/reviews`)).json.reviews
  expect(await shown()).toHaveLength(1)
  const { reports } = await get<ReportPage>('reports?about=review')
  expect(reports.map(({ reason, subject }) => [reason, subject])).toEqual([
    ['private', 'Thandi N.'],
    ['abuse', 'Thandi N.'],
  ])
  const id = reports[0]?.id ?? ''
  expect((await get<ReportDetail>(`reports/${id}`)).words).toContain(`The shop ${shop.name} reports the review`)
  expect((await decide(id, { outcome: 'review_hidden', reason: 'private' })).status).toBe(200)
  expect(await shown()).toHaveLength(0)
  for (const one of [owner, unverifiedGuest]) expect(await said(one)).toContain('We have looked at it and have acted')
  expect((await report(unverifiedGuest, 'abuse')).json.code).toBe('REVIEW_NOT_FOUND')
})

test('a demand for a deposit is counted for the shop, and both sides of the conversation see what it means', async () => {
  const { owner, driver, shop, threadId, write } = await makeTalk()
  expect((await write(owner, threadId, 'We need a deposit first')).json.moneyMark).toBe('deposit')
  await write(owner, threadId, 'FNB account 62123456789')
  await write(driver, threadId, 'Is a deposit usual?')
  const seen = await ask('GET', `/api/threads/${threadId}/messages`, { cookie: driver.cookie })
  expect(JSON.stringify(seen.json)).toContain('"moneyMark":"bank_details"')
  const { shops } = await get<MoneyTalks>('money-talk')
  expect(shops.find((one) => one.shop.id === shop.id)).toMatchObject({
    ...{ byShop: 2, byDrivers: 0, bankDetails: 1, deposits: 1, threads: 1 },
  })
})
