import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx, pass, twilio } from '../auth/site.ts'
import { forgetCounts, friday, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)

async function makeFrontDesk() {
  const world = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const post = (path: string, body: object) => ask('POST', path, { cookie: owner.cookie, body })
  const act = (id: string, body: object) => post(`/api/counter-bookings/${id}/acts`, body)
  const undo = (id: string, undoId: unknown) => post(`/api/counter-bookings/${id}/undo`, { undoId })
  const { id } = await makeBooking(world)
  await drainWork(ctx)
  twilio.messages.length = 0
  /** How many messages the driver has by now, without the pin that follows. */
  const told = async () => {
    await drainWork(ctx)
    return twilio.messages.filter(({ to, form }) => to.endsWith(world.driver.number) && !form.has('PersistentAction'))
      .length
  }
  return { ...world, owner, id, act, undo, told }
}

test('what is undone within ten seconds is told to nobody, and neither is the undoing', async () => {
  const { id, act, undo, told } = await makeFrontDesk()
  const { undoId } = (await act(id, { act: 'confirm' })).json
  await pass(9_000)
  expect(await told()).toBe(0)
  expect((await undo(id, undoId)).json).toMatchObject({ status: 'pending' })
  await pass(60_000)
  expect(await told()).toBe(0)
})

test('what nobody takes back is told once, after its ten seconds', async () => {
  const { id, act, told } = await makeFrontDesk()
  await act(id, { act: 'confirm' })
  expect(await told()).toBe(0)
  await pass(13_000)
  expect(await told()).toBe(1)
  await pass(30_000)
  expect(await told()).toBe(1)
})

test('of two acts, one after the other, only the one is dropped that is undone', async () => {
  const { id, act, undo, told } = await makeFrontDesk()
  await act(id, { act: 'confirm' })
  await pass(5_000)
  const { undoId } = (await act(id, { act: 'cancel', reason: 'The lift is broken' })).json
  await pass(2_000)
  expect((await undo(id, undoId)).json).toMatchObject({ status: 'confirmed' })
  await pass(20_000)
  const sent = twilio.messages.length
  expect(await told()).toBe(1)
  expect(JSON.stringify(twilio.messages.slice(sent))).not.toContain('The lift is broken')
})

test('a step that was told is taken back aloud', async () => {
  const { id, act, undo, told } = await makeFrontDesk()
  const { undoId } = (await act(id, { act: 'confirm' })).json
  await pass(20_000)
  expect(await told()).toBe(1)
  expect((await undo(id, undoId)).json).toMatchObject({ status: 'pending' })
  expect(await told()).toBe(2)
})

type Page = { bookings: { id: string }[]; next: string | null }

test('the list goes by the time of the work, leaves out what is over, and knows days', async () => {
  const frontDesk = await makeFrontDesk()
  const { id, shop, owner, act } = frontDesk
  const early = await makeBooking(frontDesk, { start: `${friday}T06:30:00Z` })
  const get = async (query: string) =>
    (await ask('GET', `/api/shops/${shop.id}/counter-bookings?${query}`, { cookie: owner.cookie }))
      .json as unknown as Page
  const ids = async (query: string) => (await get(query)).bookings.map((one) => one.id)
  expect(await ids('order=soonest&open=true')).toEqual([early.id, id])
  expect(await ids('order=latest')).toEqual([id, early.id])
  const { next } = await get('order=soonest&limit=1')
  expect(await ids(`order=soonest&limit=1&after=${next}`)).toEqual([id])
  expect(await ids(`from=${friday}&to=${friday}&order=soonest`)).toEqual([early.id, id])
  expect(await ids('from=2026-11-25')).toEqual([])
  await act(early.id, { act: 'decline', reason: '' })
  expect(await ids('order=soonest&open=true')).toEqual([id])
})

test('the panel tells what happened, and its words reach the driver', async () => {
  const { id, owner, act, told } = await makeFrontDesk()
  await act(id, { act: 'confirm' })
  const { steps } = (await ask('GET', `/api/counter-bookings/${id}/history`, { cookie: owner.cookie })).json
  expect((steps as unknown as { what: string }[]).map(({ what }) => what)).toEqual([
    'booking.requested',
    'booking.confirmed',
  ])
  await pass(13_000)
  await told()
  twilio.messages.length = 0
  const sent = await ask('POST', `/api/counter-bookings/${id}/messages`, {
    cookie: owner.cookie,
    body: { message: 'Please bring the lock nut.' },
  })
  expect(sent.status).toBe(201)
  expect(await told()).toBeGreaterThan(0)
})
