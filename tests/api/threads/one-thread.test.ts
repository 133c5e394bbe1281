import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx, twilio, write } from '../auth/site.ts'
import { forgetCounts, makeBooking, makePerson } from '../contract/world.ts'
import { driver, list, listing, mailTo, seller, shop, start, world } from '../conversation.ts'

beforeEach(forgetCounts)

type Message = { content: string; about: unknown }
const post = (body: object, cookie = driver.cookie) =>
  ask('POST', '/api/threads', { cookie, body: { shopId: shop.id, message: 'Do you have it?', ...body } })
const messagesIn = async (id: unknown, cookie = driver.cookie) =>
  (await ask('GET', `/api/threads/${id}/messages`, { cookie })).json.messages as unknown as Message[]
const onPhone = ({ number }: { number: string }) =>
  twilio.messages.filter(({ to }) => to.includes(number)).map(({ form }) => JSON.stringify([...form]))

test('what a driver writes to a shop goes on in the thread that they have, with the booking pinned', async () => {
  const first = (await post({})).json
  const second = (await post({ message: 'And on Saturday?' })).json
  expect(second.id).toBe(first.id)
  const booking = await makeBooking(world)
  const about = (await post({ bookingId: booking.id, message: 'Can I come earlier?' })).json
  expect(about).toMatchObject({ id: first.id, type: 'booking', booking: { code: booking.code } })
  expect((await messagesIn(first.id)).map(({ content }) => content)).toEqual([
    ...['Can I come earlier?', 'And on Saturday?', 'Do you have it?'],
  ])
  expect((await list(driver.cookie)).filter(({ id }) => id === first.id)).toHaveLength(1)
})

test('a booking that somebody kept in their account by its private link can be written about as well', async () => {
  const booking = await makeBooking(world)
  const { accountId, cookie } = await makePerson()
  await ctx.db.updateTable('booking').set({ customer_account_id: accountId }).where('id', '=', booking.id).execute()
  expect((await post({ bookingId: booking.id }, cookie)).json).toMatchObject({ booking: { code: booking.code } })
  expect((await post({ bookingId: booking.id }, (await makePerson()).cookie)).status).toBe(404)
})

test('two messages at one moment make one thread, and a subject of its own makes another', async () => {
  const [one, other] = await Promise.all([post({ subject: 'Rims' }), post({ subject: 'rims' })])
  expect(one.json.id).toBe(other.json.id)
  expect((await post({ subject: 'Wheel nuts' })).json.id).not.toBe(one.json.id)
})

test('a thread that was put away comes back when its person writes again', async () => {
  const { json } = await post({})
  await ask('PATCH', `/api/threads/${json.id}`, { cookie: driver.cookie, body: { deleted: true } })
  await post({ message: 'One more thing' })
  expect((await list(driver.cookie)).some(({ id }) => id === json.id)).toBe(true)
})

test('the shop learns which tyre a message is about: in the thread, on WhatsApp and by mail', async () => {
  await ctx.db.updateTable('shop').set({ contact_email: 'shop@example.com' }).where('id', '=', shop.id).execute()
  await write(seller.number, 'hi')
  const { json } = await post({ listingCode: listing.code.toLowerCase(), message: 'In stock?' })
  const [message] = await messagesIn(json.id, seller.cookie)
  expect(message?.about).toMatchObject({ code: listing.code, deal: null })
  await drainWork(ctx)
  const page = `${ctx.config.publicUrl}/comparison?codes=${listing.code}`
  const told = onPhone(seller).find((form) => form.includes('In stock?')) ?? ''
  for (const words of [`(${listing.code})`, page, 'og/offer/']) expect(told).toContain(words)
  const mail = await mailTo('shop@example.com')
  for (const words of ['In stock?', `(${listing.code})`, page]) expect(mail?.text).toContain(words)
  expect(mail?.html).toContain('<img')
})

test('another shop’s tyre is not what a message is about', async () => {
  const { json } = await post({ listingCode: 'ZZZZZ', message: 'And this one?' })
  expect((await messagesIn(json.id))[0]?.about).toBeNull()
})

test('all of a long message reaches the shop’s phone and its mail', async () => {
  await ctx.db.updateTable('shop').set({ contact_email: 'shop@example.com' }).where('id', '=', shop.id).execute()
  await write(seller.number, 'hi')
  const words = Array.from({ length: 200 }, (_, at) => `words${1000 + at}`)
  await post({ subject: 'Long', message: words.join(' ') })
  await drainWork(ctx)
  const phone = onPhone(seller).join(' ')
  expect(words.filter((one) => !phone.includes(one))).toEqual([])
  expect((await mailTo('shop@example.com'))?.text).toContain(words.join(' '))
})

test('what a page sends again under its key is there once, however much later and from whichever tab', async () => {
  const thread = await start()
  const key = randomUUID()
  const post = (as: typeof driver) =>
    ask('POST', `/api/threads/${thread.id}/messages`, { cookie: as.cookie, body: { message: 'Still there?', key } })
  const sent = await Promise.all([post(driver), post(driver)])
  expect(new Set(sent.map(({ json }) => json.id)).size).toBe(1)
  expect(sent[0]?.json.key).toBe(key)
  await post(seller)
  const page = await ask('GET', `/api/threads/${thread.id}/messages`, { cookie: seller.cookie })
  const said = (page.json.messages as unknown as { content: string; mine: boolean; key?: string }[]).filter(
    ({ content }) => content === 'Still there?',
  )
  expect(said.map(({ mine, key }) => [mine, key])).toEqual([
    [true, key],
    [false, undefined],
  ])
})
