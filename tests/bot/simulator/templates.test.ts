import { afterEach, describe, expect, test } from 'vitest'
import { account, driver, number, type StandIn, standIn } from './stand-in.ts'

const open: StandIn[] = []
const start = async (...wish: Parameters<typeof standIn>) => {
  const one = await standIn(...wish)
  open.push(one)
  return one
}
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

const say = { from: `whatsapp:${number}`, to: `whatsapp:${driver}` }

describe('templates', () => {
  const quickReply = {
    friendly_name: 'ask',
    language: 'en',
    variables: { 1: 'you' },
    types: { 'twilio/quick-reply': { body: 'Book for {{1}}?', actions: [{ title: 'Book {{2}}', id: 'book:{{2}}' }] } },
  }
  const create = (one: StandIn, body: unknown) =>
    fetch(`${one.origin}/v1/Content`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Basic ${btoa(`${account.sid}:${account.token}`)}`,
      },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())

  test('a button shows its filled-in words, and the tap comes back with its id and the message it was on', async () => {
    const one = await start()
    await one.write({ text: 'hi' })
    const { sid: contentSid } = await create(one, quickReply)
    const sent = await one.client.messages.create({ ...say, contentSid, contentVariables: JSON.stringify({ 2: '7' }) })
    await one.simulator.idle()
    expect((await one.bubbles()).at(-1)?.shown).toEqual({
      text: 'Book for you?',
      buttons: [{ title: 'Book 7', id: 'book:7' }],
    })
    await one.write({ choice: 'book:7', replyTo: sent.sid })
    expect(one.arrived.at(-1)?.params).toMatchObject({
      Body: 'Book 7',
      ButtonText: 'Book 7',
      ButtonPayload: 'book:7',
      MessageType: 'button',
      OriginalRepliedMessageSid: sent.sid,
    })
  })

  test('a row of a list comes back with its id', async () => {
    const one = await start()
    await one.write({ text: 'hi' })
    const items = [{ item: 'Sandton', id: 'shop:1', description: '4.2 km' }]
    const types = { 'twilio/list-picker': { body: 'Which shop?', button: 'Shops', items } }
    const { sid: contentSid } = await create(one, { language: 'en', types })
    await one.client.messages.create({ ...say, contentSid })
    await one.simulator.idle()
    await one.write({ choice: 'shop:1' })
    expect(one.arrived.at(-1)?.params).toMatchObject({ ListId: 'shop:1', ListTitle: 'Sandton', Body: 'Sandton' })
  })

  test('opens a conversation only once it is approved', async () => {
    const one = await start()
    const types = { 'twilio/text': { body: 'A driver asks for {{1}} today.' } }
    const { sid: contentSid } = await create(one, { language: 'en', types })
    const contentVariables = JSON.stringify({ 1: 'four tyres' })
    await one.client.messages.create({ ...say, contentSid, contentVariables })
    await one.simulator.idle()
    expect((await one.bubbles()).at(-1)).toMatchObject({ status: 'failed', error: expect.stringContaining('63016') })

    const asked = await one.client.content.v1
      .contents(contentSid)
      .approvalCreate.create({ name: 'driver_asks', category: 'UTILITY' })
    expect(asked.status).toBe('received')
    const { whatsapp: approval } = await one.client.content.v1.contents(contentSid).approvalFetch().fetch()
    expect(approval).toMatchObject({ status: 'approved', category: 'UTILITY' })
    await one.client.messages.create({ ...say, contentSid, contentVariables })
    await one.simulator.idle()
    expect((await one.bubbles()).at(-1)).toMatchObject({
      status: 'delivered',
      shown: { text: 'A driver asks for four tyres today.' },
    })
    expect(await one.client.content.v1.contentAndApprovals.list()).toHaveLength(1)
  })

  test('a list is never approved, and variables that are no text are refused', async () => {
    const one = await start()
    const { sid } = await create(one, quickReply)
    await expect(
      one.client.messages.create({ ...say, contentSid: sid, contentVariables: 'no json' }),
    ).rejects.toMatchObject({ code: 21656 })
    const types = { 'twilio/list-picker': { body: 'Which?', button: 'Shops', items: [{ item: 'A', id: 'a' }] } }
    const list = await create(one, { language: 'en', types })
    const approval = one.client.content.v1.contents(list.sid).approvalCreate
    await expect(approval.create({ name: 'which', category: 'UTILITY' })).rejects.toMatchObject({ status: 400 })
  })

  test('four quick replies without approval do not arrive', async () => {
    const one = await start()
    await one.write({ text: 'hi' })
    const actions = ['a', 'b', 'c', 'd'].map((id) => ({ title: id, id }))
    const { sid: contentSid } = await create(one, {
      language: 'en',
      types: { 'twilio/quick-reply': { body: 'Pick', actions } },
    })
    await one.client.messages.create({ ...say, contentSid })
    await one.simulator.idle()
    expect((await one.bubbles()).at(-1)).toMatchObject({ status: 'failed', error: expect.stringContaining('63005') })
  })
})
