import { expect, test } from 'vitest'
import {
  hearChoice,
  hearCommand,
  hearDate,
  hearName,
  hearQuantity,
  hearTime,
  hearYesNo,
} from '#bot/understand/answers.ts'
import { understand } from '#bot/understand/understand.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { badGrowth } from './growth.ts'

const clock = { now: wednesdayMorning }
const readers: Record<string, (text: string) => unknown> = {
  understand: (text) => understand(text, clock),
  hearChoice,
  hearCommand,
  hearYesNo,
  hearName,
  hearQuantity,
  hearDate: (text) => hearDate(text, clock),
  hearTime: (text) => hearTime(text, { ...clock, asked: true }),
}

/** Each made as long as wanted. */
const messages: Record<string, (length: number) => string> = {
  blanks: (length) => `${' '.repeat(length)}y`,
  figures: (length) => '1'.repeat(length),
  'figures in groups': (length) => '205 '.repeat(length / 4),
  crosses: (length) => 'x'.repeat(length),
  'prices without an end': (length) => `under r${'1 000 '.repeat(length / 6)}x`,
  'blanks inside a message to a shop': (length) => `tell the shop that x${' '.repeat(length)}y`,
  'blanks inside a booking': (length) => `book${' '.repeat(length)}!!x`,
  'unknown words': (length) => 'tyrse '.repeat(length / 6),
  'one long word': (length) => 'ngakwabe'.repeat(length / 8),
  'half a size': (length) => '205/55R'.repeat(length / 7),
  questions: (length) => '?'.repeat(length),
  names: (length) => `my name is ${'please, '.repeat(length / 8)}!x`,
}

test.each(Object.keys(readers))('%s takes no more than linear time for any message', (name) => {
  const read = readers[name] ?? (() => undefined)
  const bad = Object.entries(messages).flatMap(([what, textOf]) => {
    const growth = badGrowth(read, textOf)
    return growth ? [`${what}: ${growth}`] : []
  })
  expect(bad).toEqual([])
})
