import { expect, test } from 'vitest'
import { hearWhen } from '#bot/understand/answers.ts'

/** Wednesday. */
const now = new Date('2026-11-18T07:00:00Z')
const when = (words: string) => hearWhen(words, { now, asked: true })

test.each([
  ['next week any day except wednesday', { notDates: ['2026-11-25'], among: { from: '2026-11-23', to: '2026-11-29' } }],
  ['enige dag volgende week', { among: { from: '2026-11-23', to: '2026-11-29' } }],
  ['from the 24th onwards', { among: { from: '2026-11-24' } }],
  ['any day from monday', { among: { from: '2026-11-23' } }],
  ['before friday', { among: { to: '2026-11-19' } }],
  ['by friday latest', { among: { to: '2026-11-20' } }],
  ['not before thursday', { among: { from: '2026-11-19' } }],
  ['monday to wednesday', { among: { from: '2026-11-23', to: '2026-11-25' } }],
  ["not this week, i'm away till tuesday", { among: { from: '2026-11-24' } }],
  ['after payday', { among: { from: '2026-11-25' } }],
  ['weekend only, i work', { among: { weekdays: [6, 7] } }],
  ['over the weekend', { among: { from: '2026-11-21', to: '2026-11-22' } }],
  ['mafelo a beke', { among: { weekdays: [6, 7] } }],
  ['any weekday', { among: { weekdays: [1, 2, 3, 4, 5] } }],
  ["i'm only free on tuesdays", { among: { weekdays: [2] } }],
  ['nog hierdie week', { among: { to: '2026-11-22' } }],
  ['next month sometime', { among: { from: '2026-12-01', to: '2026-12-31' } }],
  ['the day after tomorrow', { date: '2026-11-20' }],
  ['tomorrow or the day after', { date: '2026-11-19', dates: ['2026-11-19', '2026-11-20'] }],
  ['not friday, the day before', { date: '2026-11-19', notDates: ['2026-11-20'] }],
  ['thursday or friday next week', { date: '2026-11-26', dates: ['2026-11-26', '2026-11-27'] }],
  ['saterdagoggend', { date: '2026-11-21', window: { to: '12:00' } }],
  ['ngoLwesine emva kwemini', { date: '2026-11-19', window: { from: '12:00' } }],
  ['the sooner the better', { edge: 'first' }],
])('Days are those among which one may be chosen: %s', (words, meant) => {
  expect(when(words)).toEqual(meant)
})

test.each([
  ['just before lunch', { window: { to: '12:00' } }],
  ['after lunch sometime', { window: { from: '13:00' } }],
  ['during my lunch break', { window: { from: '12:00', to: '14:00' } }],
  ['voor werk', { window: { to: '09:00' } }],
  ['after work, i knock off at 3', { window: { from: '15:00' } }],
  ['when you open', { edge: 'first' }],
  ['just before you close', { edge: 'last' }],
  ['10 or 11', { time: '10:00', times: ['10:00', '11:00'] }],
  ['twaalf of een uur', { time: '12:00', times: ['12:00', '13:00'] }],
  ['either 10 or half past 11', { time: '10:00', times: ['10:00', '11:30'] }],
  ['from 9 till 11', { window: { from: '09:00', to: '11:00' } }],
  ['9-11', { window: { from: '09:00', to: '11:00' } }],
  ['1030', { time: '10:30' }],
  ['10.30', { time: '10:30' }],
  ['eleven fifteen', { time: '11:15' }],
  ['emva ko 2', { window: { from: '14:00' } }],
  ['ngaphambi kuka 10', { window: { to: '10:00' } }],
  ['in the morning but not too early', { window: { from: '09:00', to: '12:00' } }],
])('Hours are read as people give them: %s', (words, meant) => {
  expect(when(words)).toEqual(meant)
})
