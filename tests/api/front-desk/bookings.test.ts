import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx, newNumber, pass, twilio } from '../auth/site.ts'
import { forgetCounts, friday, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)

async function makeFrontDesk() {
  const world = await makeWorld()
  await ctx.db.updateTable('shop').set({ bays: 2 }).where('id', '=', world.shop.id).execute()
  const [owner, colleague] = [await makePerson(), await makePerson()]
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  await makeMember(ctx, world.shop, colleague.contactId)
  const at = `/api/shops/${world.shop.id}`
  const get = (path: string, who = owner) => ask('GET', path, { cookie: who.cookie })
  const post = (path: string, body?: object, who = owner) => ask('POST', path, { cookie: who.cookie, body })
  const act = (id: string, body: object, who = owner) => post(`/api/counter-bookings/${id}/acts`, body, who)
  return { ...world, owner, colleague, at, get, post, act }
}
const starts = (answer: { json: object }): string[] => (answer.json as { starts: string[] }).starts
const ids = (answer: { json: object }): string[] =>
  (answer.json as { bookings: { id: string }[] }).bookings.map(({ id }) => id)

test('the list is the shop’s own, newest first, and is searched by name, code and number', async () => {
  const world = await makeFrontDesk()
  const { driver, at, get, act } = world
  const first = await makeBooking(world)
  await pass(60_000)
  const second = await makeBooking(world, { start: `${friday}T09:00:00Z`, customer: { name: 'Sipho 100% Dube' } })
  expect(ids(await get(`${at}/counter-bookings`))).toEqual([second.id, first.id])
  expect(ids(await get(`${at}/counter-bookings?limit=1`))).toEqual([second.id])
  const { next } = (await get(`${at}/counter-bookings?limit=1`)).json
  expect(ids(await get(`${at}/counter-bookings?limit=1&after=${next}`))).toEqual([first.id])
  expect(ids(await get(`${at}/counter-bookings?q=sipho%20100%25`))).toEqual([second.id])
  expect(ids(await get(`${at}/counter-bookings?q=${first.code.toLowerCase()}`))).toEqual([first.id])
  expect(ids(await get(`${at}/counter-bookings?q=%25`))).toEqual([second.id])
  const local = `0${driver.number.slice(3, 5)} ${driver.number.slice(5, 8)} ${driver.number.slice(8)}`
  expect(ids(await get(`${at}/counter-bookings?q=${encodeURIComponent(local)}`))).toHaveLength(2)
  await act(first.id, { act: 'confirm' })
  expect(ids(await get(`${at}/counter-bookings?status=pending`))).toEqual([second.id])
  const { pending, confirmed, cancelled } = (await get(`${at}/counter-bookings/counts`)).json
  expect([pending, confirmed, cancelled]).toEqual([1, 1, 0])
})

test('the colleague who is slower hears what has become of it; what is taken back in time the driver never hears of', async () => {
  const world = await makeFrontDesk()
  const { driver, colleague, act, post } = world
  const { id } = await makeBooking(world)
  await drainWork(ctx)
  twilio.messages.length = 0
  const done = await act(id, { act: 'confirm' })
  expect(done.json.booking).toMatchObject({ status: 'confirmed', bay: 1, appointmentStart: `${friday}T08:00:00.000Z` })
  const late = await act(id, { act: 'decline', reason: 'No time' }, colleague)
  expect([late.status, late.json.message]).toEqual([409, 'This booking is confirmed for Friday 20 November at 10:00'])
  expect((await act(id, { act: 'complete' })).json.code).toBe('TOO_EARLY')
  expect((await act(id, { act: 'cancel', reason: ' ' })).json.fields).toEqual({
    reason: 'Please say why: the driver reads it',
  })
  const undo = await post(`/api/counter-bookings/${id}/undo`, { undoId: done.json.undoId })
  expect(undo.json).toMatchObject({ status: 'pending', awaiting: 'shop' })
  expect((await post(`/api/counter-bookings/${id}/undo`, { undoId: done.json.undoId })).json.code).toBe('UNDO_OVER')
  await pass(60_000)
  await drainWork(ctx)
  expect(twilio.messages.filter(({ to }) => to.endsWith(driver.number))).toEqual([])
})

test('a booking goes to another bay at once, and to another time when its driver agrees', async () => {
  const world = await makeFrontDesk()
  const { driver, act, get, at } = world
  const [one, other] = [await makeBooking(world), await makeBooking(world, { quantity: 3 })]
  expect((await act(one.id, { act: 'move_bay', bay: 2 })).json.code).toBe('BAY_TAKEN')
  expect((await act(one.id, { act: 'move_bay', bay: 3 })).json.code).toBe('BAY_UNKNOWN')
  await act(other.id, { act: 'decline', reason: '' })
  const moved = await act(one.id, { act: 'move_bay', bay: 2 })
  expect([moved.json.undoId, moved.json.booking]).toMatchObject([null, { bay: 2, status: 'pending' }])
  await act(one.id, { act: 'confirm' })
  const asked = await act(one.id, { act: 'offer', offers: [{ start: `${friday}T12:00:00Z`, bay: 2 }] })
  const later = { by: 'shop', start: `${friday}T12:00:00.000Z` }
  expect(asked.json.booking).toMatchObject({ move: later, appointmentStart: `${friday}T08:00:00.000Z` })
  expect(asked.json.booking?.holds).toMatchObject([{ offerId: null }, { bay: 2, start: later.start }])
  const day = await get(`${at}/bay-calendar?from=${friday}`)
  expect(day.json).toMatchObject({
    bays: 2,
    days: [{ date: friday, opens: [{ opens: '08:00', closes: '17:00' }] }],
    bookings: [{ id: one.id, bay: 2 }],
    tray: [],
  })
  const taken = await ask('POST', `/api/bookings/${one.id}/accept`, { cookie: driver.cookie, body: {} })
  expect(taken.json).toMatchObject({ appointmentStart: `${friday}T12:00:00.000Z`, move: null })
})

test('a request without a time waits in the tray until the shop proposes one', async () => {
  const world = await makeFrontDesk()
  const { get, at, act } = world
  const { id } = await makeBooking(world, { start: undefined, date: friday })
  expect((await get(`${at}/bay-calendar?from=${friday}`)).json).toMatchObject({ bookings: [], tray: [{ id }] })
  expect((await act(id, { act: 'confirm' })).json.code).toBe('TIME_REQUIRED')
  await act(id, { act: 'offer', offers: [{ start: `${friday}T06:00:00Z`, bay: 2 }] })
  expect((await get(`${at}/bay-calendar?from=${friday}`)).json).toMatchObject({
    bookings: [{ id, holds: [{ bay: 2 }] }],
    tray: [],
  })
})

test('a walk-in takes its bay from what drivers are offered, and gives it back', async () => {
  const { at, get, post, shop, act, owner, ...world } = await makeFrontDesk()
  const open = () => ask('GET', `/api/shops/${shop.id}/open-slots?services=alignment&date=${friday}`)
  const free = starts(await open())
  const eight = { start: `${friday}T06:00:00Z`, minutes: 60, words: 'CA 123-456' }
  const blocks = [await post(`${at}/bay-blocks`, eight), await post(`${at}/bay-blocks`, eight)]
  expect(blocks.map(({ json }) => json.bay)).toEqual([1, 2])
  expect((await post(`${at}/bay-blocks`, eight)).json.message).toBe('Every bay is taken at this time')
  expect((await post(`${at}/bay-blocks`, { ...eight, bay: 1 })).json.message).toBe('Bay 1 is taken at this time')
  const left = starts(await open())
  expect(free.filter((start) => !left.includes(start))).toEqual([`${friday}T06:00:00.000Z`, `${friday}T06:30:00.000Z`])
  const asked = { ...world, shop }
  await expect(makeBooking(asked, { start: `${friday}T06:00:00Z` })).rejects.toThrow('Every bay is taken')
  const { id } = await makeBooking(asked, { start: `${friday}T07:30:00Z` })
  const longer = await ask('PATCH', `/api/bay-blocks/${blocks[0]?.json.id}`, {
    cookie: owner.cookie,
    body: { minutes: 120 },
  })
  expect(longer.json.code).toBe('BAY_TAKEN')
  expect((await act(id, { act: 'offer', offers: [{ start: `${friday}T06:30:00Z` }] })).json.code).toBe('SLOT_TAKEN')
  const freed = await ask('DELETE', `/api/bay-blocks/${blocks[0]?.json.id}`, { cookie: owner.cookie })
  expect(freed.status).toBe(204)
  expect(starts(await open())).toContain(`${friday}T06:00:00.000Z`)
  expect((await get(`${at}/bay-calendar?from=${friday}`)).json.blocks).toMatchObject([{ bay: 2, words: 'CA 123-456' }])
})
test('a walk-in and a driver who want the last bay at the same moment: one gets it', async () => {
  const world = await makeFrontDesk()
  await ctx.db.updateTable('shop').set({ bays: 1 }).where('id', '=', world.shop.id).execute()
  const start = `${friday}T10:00:00Z`
  const results = await Promise.allSettled([
    makeBooking(world, { start }),
    world.post(`${world.at}/bay-blocks`, { start, minutes: 60, words: 'White Polo' }),
  ])
  const [booked, blocked] = results
  const wins = [booked?.status === 'fulfilled', blocked?.status === 'fulfilled' && blocked.value.status === 201]
  expect(wins.filter(Boolean)).toHaveLength(1)
})

test('a caller’s booking is confirmed at once; only a customer of the shop is told on WhatsApp', async () => {
  const world = await makeFrontDesk()
  const { at, post, driver, get } = world
  const entry = { services: ['alignment'], start: `${friday}T11:00:00Z`, customer: { name: 'Sipho Dube', phone: '' } }
  const nobody = await post(`${at}/counter-bookings`, { ...entry, size: '205 55 16' })
  expect(nobody.json).toMatchObject({ status: 'confirmed', tyreSize: '205/55R16', madeByShop: true, bay: 1 })
  const wrong = await post(`${at}/counter-bookings`, { ...entry, customer: { name: 'Sipho', phone: '12' } })
  expect(wrong.json.fields).toEqual({ 'customer.phone': 'Invalid phone number' })
  const unverifiedGuest = await makePerson()
  await pass(60_000)
  await drainWork(ctx)
  twilio.messages.length = 0
  const typed = { ...entry, start: `${friday}T12:00:00Z`, customer: { name: 'Lerato', phone: unverifiedGuest.number } }
  expect((await post(`${at}/counter-bookings`, typed)).status).toBe(201)
  await makeBooking(world)
  const known = { ...typed, start: `${friday}T13:00:00Z`, customer: { name: 'Thandi', phone: driver.number } }
  expect((await post(`${at}/counter-bookings`, known)).status).toBe(201)
  await drainWork(ctx)
  const numbers = twilio.messages.map(({ to }) => to)
  expect(numbers.some((to) => to.endsWith(unverifiedGuest.number))).toBe(false)
  const mine = await ask('GET', '/api/bookings', { cookie: driver.cookie })
  expect(ids(mine)).toHaveLength(2)
  expect(ids(await get(`${at}/counter-bookings`))).toHaveLength(4)
})

test('a walk-in with a number becomes a booking in its bay and at its time', async () => {
  const { at, post, get } = await makeFrontDesk()
  const block = await post(`${at}/bay-blocks`, { words: 'White Polo', minutes: 40, bay: 2 })
  const body = {
    services: ['alignment'],
    start: block.json.start,
    blockId: block.json.id,
    customer: { name: 'Sipho', phone: newNumber() },
  }
  const made = await post(`${at}/counter-bookings`, body)
  expect(made.json).toMatchObject({ bay: 2, durationMinutes: 40, slotStart: block.json.start })
  const today = ctx.clock.now().toISOString().slice(0, 10)
  expect((await get(`${at}/bay-calendar?from=${today}`)).json).toMatchObject({ blocks: [], bookings: [{ bay: 2 }] })
})

test('a deleted booking leaves the shop’s list alone, and its driver is told', async () => {
  const world = await makeFrontDesk()
  const { at, get, owner, driver } = world
  const { id } = await makeBooking(world)
  const gone = await ask('DELETE', `/api/counter-bookings/${id}`, { cookie: owner.cookie })
  expect(gone.status).toBe(204)
  expect(ids(await get(`${at}/counter-bookings`))).toEqual([])
  expect((await get(`/api/counter-bookings/${id}`)).status).toBe(404)
  const mine = await ask('GET', `/api/bookings/${id}`, { cookie: driver.cookie })
  expect(mine.json).toMatchObject({ status: 'cancelled', cancelledBy: 'shop' })
  const [entry] = await ctx.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', id).execute()
  expect(entry).toMatchObject({ action: 'delete', entity_type: 'booking', old_values: { status: 'pending' } })
})

test('the calendar shows codes and first names, is sent once, and ends with the membership or when it is renewed', async () => {
  const world = await makeFrontDesk()
  const { at, get, post, colleague, owner, act } = world
  const { id, code } = await makeBooking(world, { customer: { name: 'Thandi Nkosi' }, notes: 'Secret' })
  await post(`${at}/bay-blocks`, { words: 'Mr Botha', minutes: 30, bay: 2 })
  const mine = String((await get(`${at}/calendar-feed`)).json.url)
  const theirs = String((await get(`${at}/calendar-feed`, colleague)).json.url)
  expect(theirs).not.toBe(mine)
  const open = (url: string, etag?: string) =>
    ask('GET', new URL(url).pathname, etag ? { headers: { 'If-None-Match': etag } } : {})
  const file = await open(mine)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.text).toContain(`SUMMARY:${code} Thandi\r\n`)
  expect(file.text).toContain('SUMMARY:Walk-in\\, bay 2')
  for (const word of ['Nkosi', 'Secret', 'Botha', world.driver.number]) expect(file.text).not.toContain(word)
  const etag = String(file.headers.etag)
  expect((await open(mine, etag)).status).toBe(304)
  await act(id, { act: 'confirm' })
  expect((await open(mine, etag)).status).toBe(200)
  const members = (await get('/api/my-shops', colleague)).json.shops as unknown as { id: string }[]
  await ask('DELETE', `/api/members/${members[0]?.id}`, { cookie: owner.cookie })
  expect((await open(theirs)).status).toBe(404)
  const renewed = await post(`${at}/calendar-feed/renew`)
  expect((await open(mine)).status).toBe(404)
  expect((await open(String(renewed.json.url))).status).toBe(200)
})
