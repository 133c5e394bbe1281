import { expect, test } from 'vitest'
import { ask, ctx } from './auth/site.ts'
import { makePerson } from './contract/world.ts'

test('an alert asked for on the website is a yes that was given there; stopping takes it back there', async () => {
  const { cookie, contactId } = await makePerson()
  const made = await ask('POST', '/api/alerts', { cookie, body: { size: '205 55 16', quantity: 2 } })
  expect([made.status, made.json.alert?.size]).toEqual([201, '205/55R16'])
  await ask('POST', '/api/alerts/stop', { cookie })
  const words = await ctx.db
    .selectFrom('consent')
    .select(['channel', 'given', 'source', 'how'])
    .where('contact_id', '=', contactId)
    .where('purpose', '=', 'deals')
    .orderBy('id')
    .execute()
  const ofChannel = (wanted: string) =>
    words.filter(({ channel }) => channel === wanted).map(({ given, source, how }) => ({ given, source, how }))
  const both = [
    { given: true, source: 'web', how: 'asked for a deal alert' },
    { given: false, source: 'web', how: 'asked us to stop deal alerts' },
  ]
  expect([ofChannel('whatsapp'), ofChannel('in_app'), words.length]).toEqual([both, both, 4])
})
