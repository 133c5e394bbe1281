import { expect, test } from 'vitest'
import type { Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { startFromIntent } from '#bot/flows/intents.ts'
import type { Intent } from '#bot/understand/types.ts'
import { textsIn } from '#core/texts/texts.ts'

const message = (intent: Intent, sure: boolean): ParsedMessage => ({
  text: 'words',
  kind: 'text',
  sort: 'words',
  forwarded: false,
  understood: {
    ...{ text: 'words', intent, slots: {}, means: [] },
    wishes: [{ intent, probability: 0.5, sure, slots: {}, words: 'words' }],
  },
  choice: undefined,
  tapped: false,
  index: undefined,
  yes: false,
  no: false,
  command: undefined,
  repliesTo: undefined,
  contact: undefined,
  media: [],
  location: undefined,
})
const turn = { say: textsIn('en'), memory: {} } as Turn

test.each([
  ['delete_data', true, 'data', 'held'],
  ['delete_data', false, 'data', 'wanted'],
  ['sign_in', true, 'sign-in', 'link'],
  ['sign_in', false, 'sign-in', 'wanted'],
] as const)('%s, certain: %s, leads to %s at %s', (intent, sure, flow, step) => {
  expect(startFromIntent(message(intent, sure), turn)).toMatchObject({ to: 'enter', frame: { flow, step } })
})

test('leaving and coming back are asked about where they are not certain', () => {
  for (const intent of ['opt_out', 'opt_in'] as const)
    expect(startFromIntent(message(intent, false), turn)).toMatchObject({ to: 'aside', say: [{ type: 'buttons' }] })
})
