import { expect, test } from 'vitest'
import { startReminders } from '#core/rules/bookings/reminders.ts'
import { isQuiet, type QuietHours } from '#core/rules/time/quiet-hours.ts'
import { instantOf } from '#core/rules/time/time.ts'

const usual: QuietHours = { start: '22:00', end: '08:00', zone: 'Africa/Johannesburg' }
const longBefore = instantOf('2026-11-01', '12:00')
const at = (day: string, time: string) => instantOf(`2026-11-${day}`, time)

test('the day before and two hours before', () => {
  expect(startReminders(at('20', '10:30'), usual, longBefore)).toEqual([
    { kind: 'day_before', due: at('19', '10:30') },
    { kind: 'two_hours_before', due: at('20', '08:30') },
  ])
})

test('a slot at 07:30 is reminded the evening before', () => {
  expect(startReminders(at('20', '07:30'), usual, longBefore)).toEqual([
    { kind: 'day_before', due: at('19', '08:00') },
    { kind: 'two_hours_before', due: at('19', '21:30') },
  ])
})

test('what would come before the booking was agreed is left out', () => {
  const kinds = (from: Date) => startReminders(at('20', '10:30'), usual, from).map(({ kind }) => kind)
  expect(kinds(at('19', '10:31'))).toEqual(['two_hours_before'])
  expect(kinds(at('20', '08:31'))).toEqual([])
})

test('two reminders never come within an hour', () => {
  const dayOff: QuietHours = { ...usual, start: '07:00', end: '20:00' }
  expect(startReminders(at('20', '09:00'), dayOff, longBefore)).toEqual([
    { kind: 'day_before', due: at('19', '20:00') },
    { kind: 'two_hours_before', due: at('20', '06:30') },
  ])
  const nearlyAlways: QuietHours = { ...usual, start: '10:00', end: '09:00' }
  expect(startReminders(at('20', '12:00'), nearlyAlways, longBefore)).toEqual([
    { kind: 'two_hours_before', due: at('20', '09:30') },
  ])
})

test('never within quiet hours, whatever they are and wherever the person is', () => {
  const zones = ['Africa/Johannesburg', 'Europe/London', 'America/New_York', 'Asia/Kolkata']
  const clocks = ['00:00', '05:30', '08:00', '12:00', '18:45', '22:00']
  for (const zone of zones)
    for (const start of clocks)
      for (const end of clocks)
        for (const slot of ['07:30', '08:00', '10:30', '16:30']) {
          const quiet = { start, end, zone }
          for (const { due } of startReminders(at('20', slot), quiet, longBefore)) {
            expect(isQuiet(quiet, due), `${zone} ${start}-${end} ${slot}`).toBe(false)
            expect(due < at('20', slot)).toBe(true)
          }
        }
})
