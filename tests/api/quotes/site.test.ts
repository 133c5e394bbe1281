import { expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx } from '../auth/site.ts'
import { makeQuote } from '../contract/valid-quotes.ts'
import { friday, makePerson } from '../contract/world.ts'

type Json = Record<string, unknown>
const rowsIn = (value: unknown): Json[] => value as Json[]
const options = { size: '31x10.5R15', quantity: 4, place: 'George', near: { lat: -33.96, lng: 22.46 } }

test('asked on the site, answered on the dashboard, read side by side, and taken at the quoted total', async () => {
  const { shop, near, listing, frontDesk } = await makeQuote()
  const driver = await makePerson()
  const asked = await ask('POST', '/api/quote-rounds', { cookie: driver.cookie, body: { ...options, near } })
  expect(asked.status, asked.text).toBe(201)
  await drainWork(ctx)
  const atShop = await ask('GET', `/api/shops/${shop.id}/quotes`, { cookie: frontDesk.cookie })
  const waiting = rowsIn(atShop.json.waiting).filter(({ state }) => state === 'waiting')
  const mine = rowsIn(asked.json.asks).find((one) => (one.shop as Json).id === shop.id)
  const quote = waiting.find(({ id }) => id === mine?.id)
  // The driver stays unknown until they book.
  expect(JSON.stringify(atShop.json)).not.toContain(driver.number)
  expect(quote).toMatchObject({ listings: [{ listingId: listing.id }] })
  const body = { listingId: listing.id, priceCents: 170_000, note: 'With new valves', validOn: '2026-11-27' }
  const answered = await ask('POST', `/api/shop-quotes/${quote?.id}/answer`, { cookie: frontDesk.cookie, body })
  expect(answered.json.quote).toMatchObject({ state: 'answered', totalCents: 4 * (170_000 + 8000) })
  await drainWork(ctx)
  const { rows } = await ctx.pool.query(
    `select channel, decision from notification where kind = 'quote_price' and contact_id = $1 order by channel`,
    [driver.contactId],
  )
  expect(rows).toContainEqual({ channel: 'whatsapp', decision: 'send' })
  expect(rows.map(({ channel }) => channel)).not.toContain('email')
  const shown = await ask('GET', `/api/quote-rounds/${asked.json.id}`, { cookie: driver.cookie })
  expect(rowsIn(shown.json.asks)[0]).toMatchObject({
    note: 'With new valves',
    totalCents: 712_000,
    validUntil: '2026-11-27T15:00:00.000Z',
  })
  const booked = await ask('POST', '/api/bookings', {
    cookie: driver.cookie,
    body: {
      ...{ shopId: shop.id, listingId: listing.id, quantity: 4, services: ['fitting'], date: friday, time: '11:00' },
      ...{ customer: { name: 'Thandi Nkosi', email: 'thandi@example.com', phone: driver.number } },
      ...{ quoteId: quote?.id, seenTotalCents: 712_000 },
    },
  })
  expect(booked.status, booked.text).toBe(201)
  expect(booked.json.totalCents).toBe(712_000)
  const after = await ask('GET', `/api/quote-rounds/${asked.json.id}`, { cookie: driver.cookie })
  expect(after.json.state).toBe('taken')
  const counts = await ask('GET', `/api/shops/${shop.id}/quotes`, { cookie: frontDesk.cookie })
  expect(counts.json.counts).toMatchObject({ won: 1 })
})

test('somebody who has no WhatsApp is told the price by e-mail', async () => {
  const { driver, answer, round } = await makeQuote()
  await ctx.pool.query(
    `update contact set whatsapp_address = null, last_inbound_at = null, email = 'thandi-quotes@example.com' where id = $1`,
    [driver.contactId],
  )
  await ctx.pool.query(
    `update account set email = 'thandi-quotes@example.com', email_verified_at = now() where id = $1`,
    [driver.accountId],
  )
  await answer()
  await drainWork(ctx)
  const { rows } = await ctx.pool.query(`select subject from mail where kind = 'quote_price' and contact_id = $1`, [
    driver.contactId,
  ])
  expect(rows, round.id).toEqual([{ subject: expect.stringContaining('fitted') }])
})

test('the open page of the driver is told of the price as it is sent', async () => {
  const { driver, answer } = await makeQuote()
  await drainWork(ctx)
  const listener = await ctx.pool.connect()
  const heard: { rooms: string[]; event: { type: string } }[] = []
  listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
  await listener.query('listen push')
  await answer()
  await drainWork(ctx)
  await listener.query('unlisten push')
  listener.release(true)
  expect(
    heard.some(({ rooms, event }) => event.type === 'quotes_changed' && rooms.includes(`contact:${driver.contactId}`)),
  ).toBe(true)
})

test('a guest signs in first, and nobody reads or ends what somebody else asked', async () => {
  const { round, askId, answer } = await makeQuote()
  await answer()
  const guest = await ask('POST', '/api/quote-rounds', { body: options })
  expect([guest.status, guest.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  const { cookie } = await makePerson()
  for (const [method, path] of [
    ['GET', `/api/quote-rounds/${round.id}`],
    ['POST', `/api/quote-rounds/${round.id}/close`],
    ['POST', `/api/quote-answers/${askId}/decline`],
  ] as const)
    expect([path, (await ask(method, path, { cookie })).status]).toEqual([path, 404])
})
