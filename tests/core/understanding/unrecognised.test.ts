import { afterAll, beforeEach, expect, test } from 'vitest'
import { wants } from '#bot/understand/intent/wants.ts'
import { lineOf } from '#bot/understand/training/corpus.ts'
import {
  corpusFile,
  judgeUnrecognised,
  listUnrecognised,
  readUnrecognised,
  recordUnrecognised,
  type Unrecognised,
} from '#core/language/unrecognised.ts'
import { oldRecords } from '#core/messaging/forget-old.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { maskWords } from '#core/rules/understanding/mask-words.ts'
import { wantNames } from '#core/rules/understanding/wants.ts'
import { as, asAdmin } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)
const somebody = await makeContact(ctx)
const admin = asAdmin(somebody, ['catalogue'])
beforeEach(() => pool.query('delete from misheard_group'))

const say = (words: string, more: Partial<Unrecognised> = {}) =>
  recordUnrecognised(
    ctx,
    [{ words, speaker: 'driver', language: 'en', asked: 'none', tookFor: 'unknown', ...more }],
    () => true,
  )
const open = async () => (await listUnrecognised(ctx, admin, { state: 'open', limit: 50 })).groups

test.each([
  ['need 205/55R16 91V or 195 65 15 tyres', 'need 205/55R16 91V or 195 65 15 tyres'],
  ['4 at R1899 for my mazda3 2018 in Sandton', '4 at R1899 for my mazda3 2018 in Sandton'],
  ['nissan np200 and cx-5, 31x10.5r15', 'nissan np200 and cx-5, 31x10.5r15'],
  ['call me on 082 555 1234', 'call me on [number]'],
  ['my car is CA 123-456, FZ 85 TR GP', 'my car is [plate], [plate]'],
  ['i stay at 12 Republic Road, Ferndale', 'i stay at [address], Ferndale'],
  ['ek is Gerrit van der Merwe en ek soek bande', 'ek is [name] en ek soek bande'],
  ['tell Mr Dlamini i am late', 'tell [name] i am late'],
  ['hi, Priyanka Naidoo again about the wobble', 'hi, [name] again about the wobble'],
  ['bring it to 23 Kloof Rd, gate code 4471#', 'bring it to [address], gate [code]'],
  ['my wagwoord is 88123 by die hek', 'my [code] by die hek'],
  ['insta @lerato_wheels dm me', 'insta [link] dm me'],
])('%s is kept as: %s', (said, kept) => {
  expect(maskWords(said)).toBe(kept)
})

test('words that are alike stand together with their count, the most often said first', async () => {
  await say('do you guys do mag repair')
  await say('Do you guys do mag repairs?')
  await say('do you do mag repairs', { asked: 'results' })
  await say('where is my parcel')
  await say('do you guys do mag repair')
  const groups = await open()
  expect(groups.map(({ words, times }) => [words, times])).toEqual([
    ['do you guys do mag repair', 4],
    ['where is my parcel', 1],
  ])
  const { examples } = await readUnrecognised(ctx, admin, groups[0]?.id ?? '')
  expect(examples.map(({ times }) => times)).toEqual([2, 1, 1])
})

test('a label makes lines that the corpus takes, with made-up words for the masked ones', async () => {
  await say('sjoe call 0825551234 about the rims', { language: 'af', asked: 'offer' })
  await say('boss the jack is gone', { speaker: 'shop', asked: 'request' })
  for (const { id, speaker } of await open())
    await judgeUnrecognised(ctx, admin, id, {
      state: 'labelled',
      label: speaker === 'shop' ? 'tell_customer' : 'message_shop',
    })
  expect(await open()).toEqual([])
  const tsv = await corpusFile(ctx, admin, { form: 'tsv' })
  const speakers = new Map([
    ['house', 'driver'],
    ['house-shop', 'shop'],
  ] as const)
  const lines = tsv.text
    .trim()
    .split('\n')
    .map((line) => lineOf(line, speakers))
  expect(
    lines.map(({ persona, language, asked, wants, text }) => [persona, language, asked, wants.join(), text]).toSorted(),
  ).toEqual([
    ['house', 'af', 'offer', 'message_shop', 'sjoe call 0820000000 about the rims'],
    ['house-shop', 'en', 'request', 'tell_customer', 'boss the jack is gone'],
  ])
  const json = await corpusFile(ctx, admin, { form: 'jsonl' })
  expect(JSON.parse(json.text.split('\n')[0] ?? '')).toMatchObject({ intents: expect.any(String), slots: '-' })
})

test('the labels are what the bot can learn', () => {
  expect([...wantNames].toSorted()).toEqual([...wants].toSorted())
})

test('what is dismissed comes back when it is undone, and others may do neither', async () => {
  await say('blah blah nonsense')
  const [group] = await open()
  const id = group?.id ?? ''
  await judgeUnrecognised(ctx, admin, id, { state: 'dismissed' })
  await say('blah blah nonsense')
  expect(await open()).toEqual([])
  await judgeUnrecognised(ctx, admin, id, { state: 'open' })
  expect((await open()).map(({ times }) => times)).toEqual([2])
  await expect(judgeUnrecognised(ctx, as(somebody), id, { state: 'open' })).rejects.toThrow('Access denied')
  await expect(listUnrecognised(ctx, asAdmin(somebody, ['support']), { state: 'open', limit: 5 })).rejects.toThrow(
    'Access denied',
  )
})

test('goes 90 days after it was last said', async () => {
  await say('gone by then')
  const later = (days: number) => ({
    ...ctx,
    clock: { ...ctx.clock, now: () => addMinutes(ctx.clock.now(), days * 24 * 60) },
  })
  for (const forget of oldRecords) await forget(later(89))
  expect(await open()).toHaveLength(1)
  for (const forget of oldRecords) await forget(later(92))
  expect(await open()).toEqual([])
})
