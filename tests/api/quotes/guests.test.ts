import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, codeFor, ctx, newNumber, otherThan } from '../auth/site.ts'
import { anotherShop, makeGuestQuote, makeQuote } from '../contract/valid-quotes.ts'
import { forgetCounts, friday } from '../contract/world.ts'

type Json = Record<string, unknown>
const rowsIn = (value: unknown): Json[] => value as Json[]
const size = '31x10.5R15'

beforeEach(forgetCounts)

test('a guest proves a number, asks one shop and two more, and books the best of their prices', async () => {
  const { shop, near, listing, frontDesk } = await makeQuote()
  const other = await anotherShop(near)
  const number = newNumber()
  const options = { size, quantity: 4, place: 'George', near, shopId: shop.id }
  const sent = await ask('POST', '/api/guest-rounds/code', { body: { ...options, number } })
  expect(sent.status, sent.text).toBe(202)
  const { session } = sent.json
  const code = await codeFor(number)
  const wrong = await ask('POST', '/api/guest-rounds', { body: { ...options, session, code: otherThan(code) } })
  expect([wrong.status, wrong.json.code]).toEqual([401, 'WRONG_CODE'])
  const asked = await ask('POST', '/api/guest-rounds', { body: { ...options, session, code } })
  expect(asked.status, asked.text).toBe(201)
  const page = `/api/guest-rounds/${asked.json.token}`
  expect(rowsIn((asked.json.round as unknown as Json).asks).map((one) => (one.shop as Json).id)).toEqual([shop.id])

  const more = await ask('POST', `${page}/more`)
  expect(rowsIn(more.json.asks).map((one) => (one.shop as Json).id)).toContain(other.id)
  const again = await ask('POST', `${page}/more`)
  expect([again.status, again.json.code]).toEqual([409, 'NO_SHOP_TO_ASK'])

  await drainWork(ctx)
  const atShop = await ask('GET', `/api/shops/${shop.id}/quotes`, { cookie: frontDesk.cookie })
  expect(JSON.stringify(atShop.json)).not.toContain(number)
  const mine = rowsIn(more.json.asks).find((one) => (one.shop as Json).id === shop.id)
  const body = { listingId: listing.id, priceCents: 170_000 }
  await ask('POST', `/api/shop-quotes/${mine?.id}/answer`, { cookie: frontDesk.cookie, body })
  await drainWork(ctx)
  const { rows } = await ctx.pool.query(
    `select n.decision from notification n join contact c on c.id = n.contact_id
     where n.kind = 'quote_price' and n.channel = 'whatsapp' and c.whatsapp_address = $1`,
    [number],
  )
  expect(rows).toEqual([{ decision: 'send' }])

  const shown = await ask('GET', page)
  expect(rowsIn(shown.json.asks)[0]).toMatchObject({ state: 'answered', totalCents: 712_000 })
  const booked = await ask('POST', `${page}/answers/${mine?.id}/book`, {
    body: { name: 'Sam Nkosi', date: friday, time: '11:00', seenTotalCents: 712_000 },
  })
  expect(booked.status, booked.text).toBe(201)
  expect(booked.json).toMatchObject({ totalCents: 712_000, customer: { name: 'Sam Nkosi', phone: number } })
  expect((await ask('GET', page)).json.state).toBe('taken')
  const own = await ask('GET', `/api/guest-bookings/${booked.json.guestToken}`)
  // The number is proven, so the time is held like anybody's.
  expect(own.json).toMatchObject({ code: booked.json.code, heldUntil: null, chatKey: null })
})

test('a code for prices signs nobody in, and a code to sign in asks no shop', async () => {
  const { near } = await makeQuote()
  const number = newNumber()
  const options = { size, quantity: 4, place: 'George', near }
  const sent = await ask('POST', '/api/guest-rounds/code', { body: { ...options, number } })
  const check = { session: sent.json.session, code: await codeFor(number) }
  const entered = await ask('POST', '/api/auth/code/check', { body: check })
  expect([entered.status, entered.headers['set-cookie']]).toEqual([404, undefined])

  await forgetCounts()
  const signIn = await ask('POST', '/api/auth/code', { body: { purpose: 'sign_in', number } })
  const body = { ...options, session: signIn.json.session, code: await codeFor(number) }
  expect((await ask('POST', '/api/guest-rounds', { body })).status).toBe(404)
})

test('no code is sent where there is no shop to ask', async () => {
  const number = newNumber()
  const sent = await ask('POST', '/api/guest-rounds/code', {
    body: { size: '205/55R16', quantity: 4, place: 'Nowhere', near: { lat: -30, lng: 17 }, number },
  })
  expect([sent.status, sent.json.code]).toEqual([409, 'NO_SHOP_TO_ASK'])
  expect(await codeFor(number)).toBe('')
})

test('a private link opens its own request and no other, and ends three months after the last price', async () => {
  const [one, other] = [await makeGuestQuote(), await makeGuestQuote()]
  await other.answer()
  const page = `/api/guest-rounds/${one.token}`
  for (const way of ['decline', 'book', 'handed'])
    expect(
      (
        await ask('POST', `${page}/answers/${other.askId}/${way}`, {
          body: way === 'book' ? { name: 'Sam', date: friday, seenTotalCents: 752_000 } : undefined,
        })
      ).status,
    ).toBe(404)
  const changed = `${one.token.slice(0, -4)}AAAA`
  expect((await ask('GET', `/api/guest-rounds/${changed}`)).status).toBe(404)
  const now = ctx.clock.now()
  ctx.clock.advance(88 * 24 * 3_600_000)
  expect((await ask('GET', page)).status).toBe(200)
  ctx.clock.advance(10 * 24 * 3_600_000)
  expect((await ask('GET', page)).status).toBe(404)
  ctx.clock.set(now)
})

test('a guest hands a price to who pays, is told of the yes, and ends the link', async () => {
  const { answer, token, askId, contactId } = await makeGuestQuote()
  await answer()
  const path = `/api/guest-rounds/${token}/answers/${askId}/handed`
  expect((await ask('GET', path)).json).toEqual({ url: null, until: null, yes: null })
  const made = await ask('POST', path)
  expect(made.status, made.text).toBe(200)
  const page = new URL(String(made.json.url)).pathname.replace('/handed', '/api/handed')
  const totalCents = 4 * (180_000 + 8000)
  expect((await ask('GET', page)).json).toMatchObject({ what: 'quote', totalCents, takesYes: true })
  await ask('POST', `${page}/yes`, { body: { name: 'Nomsa', seenTotalCents: totalCents } })
  expect((await ask('GET', path)).json).toMatchObject({ yes: { name: 'Nomsa', totalCents } })
  await drainWork(ctx)
  const { rows } = await ctx.pool.query(
    `select notice::text from notification where kind = 'quote_payer_agreed' and contact_id = $1 and channel = 'whatsapp'`,
    [contactId],
  )
  expect(rows[0]?.notice).toContain(`/quotes/${token}`)
  expect((await ask('DELETE', path)).status).toBe(204)
  expect((await ask('GET', page)).status).toBe(404)
})

test('without an account the notice of a price leads to the private page', async () => {
  const { contactId, answer, token } = await makeGuestQuote()
  await answer()
  await drainWork(ctx)
  const { rows } = await ctx.pool.query(
    `select notice::text from notification where kind = 'quote_price' and contact_id = $1 limit 1`,
    [contactId],
  )
  expect(rows[0]?.notice).toContain(`/quotes/${token}`)
})
