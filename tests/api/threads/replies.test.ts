import { beforeEach, expect, test } from 'vitest'
import { ask } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, seller, send, start } from '../conversation.ts'

beforeEach(forgetCounts)

type Said = { id: string; content: string; replyTo: unknown }
const messages = async (id: unknown, cookie: string) =>
  (await ask('GET', `/api/threads/${id}/messages`, { cookie })).json.messages as unknown as Said[]
const answer = (id: unknown, body: object, cookie = seller.cookie) =>
  ask('POST', `/api/threads/${id}/messages`, { cookie, body: { message: 'Yes', ...body } })

test('an answer says which message it answers and who wrote that, to either side', async () => {
  const { id } = await start({ message: 'Do you have lay-by?' })
  await send(String(id), 'And batteries?', driver.cookie)
  const [, asked] = await messages(id, seller.cookie)
  const sent = await answer(id, { replyToId: asked?.id })
  expect(sent.json.replyTo).toMatchObject({ content: 'Do you have lay-by?', mine: false })
  const [read] = await messages(id, driver.cookie)
  expect(read?.replyTo).toEqual({ ...(sent.json.replyTo as unknown as object), mine: true })
})

test('nobody quotes a message of another conversation, or one that is not sent yet', async () => {
  const { id } = await start()
  const [elsewhere] = await messages((await start({ message: 'Secret' })).id, driver.cookie)
  const later = await answer(id, { message: 'Later', scheduledFor: '2027-11-18T10:00:00.000Z' })
  for (const replyToId of [elsewhere?.id, later.json.id])
    expect((await answer(id, { replyToId })).json).toMatchObject({ code: 'MESSAGE_SEND_FAILED' })
})
