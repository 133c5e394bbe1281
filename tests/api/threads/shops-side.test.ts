import { describe, expect, test } from 'vitest'
import { ask } from '../auth/site.ts'
import { list, seller, send, shop, start, unread } from '../conversation.ts'

const change = (id: string, body: Record<string, unknown>, cookie: string) =>
  ask('PATCH', `/api/threads/${id}`, { cookie, body })

describe('somebody who answers for a shop and drives as well', () => {
  test('has a list and a count for each side', async () => {
    const asked = await start()
    const idsOf = async (role: string) => (await list(seller.cookie, `role=${role}`)).map(({ id }) => id)
    expect(await idsOf('business')).toContain(asked.id)
    expect(await idsOf('customer')).not.toContain(asked.id)
    const counted = async (role: string) =>
      (await ask('GET', `/api/threads/unread?role=${role}`, { cookie: seller.cookie })).json.unread
    expect(await counted('business')).toBe(await unread(seller.cookie))
    expect(await counted('customer')).toBe(0)
  })

  test('is told with the session that there is a shop', async () => {
    const { json } = await ask('GET', '/api/auth/session', { cookie: seller.cookie })
    expect(json.account).toMatchObject({ hasShop: true })
  })
})

test('a conversation is unread again for who says so, and for nobody else', async () => {
  const thread = await start({ message: `Is ${shop.name} open?` })
  const id = String(thread.id)
  await ask('POST', `/api/threads/${id}/read`, { cookie: seller.cookie, body: {} })
  await send(id, 'Yes, until five.', seller.cookie)
  const before = Number(await unread(seller.cookie))
  expect((await change(id, { unread: true }, seller.cookie)).status).toBe(200)
  expect(await unread(seller.cookie)).toBe(before + 1)
  expect((await list(seller.cookie))[0]).toMatchObject({ id, unreadCount: 1 })
  await ask('POST', `/api/threads/${id}/read`, { cookie: seller.cookie, body: {} })
  expect(await unread(seller.cookie)).toBe(before)
})
