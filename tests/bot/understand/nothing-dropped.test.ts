import { expect, test } from 'vitest'
import { hearWhen } from '#bot/understand/answers.ts'
import { piecesLeft } from '#bot/understand/left/pieces.ts'
import { agreesClearly } from '#bot/understand/said/agreed/doubts.ts'
import { agreesFirst } from '#bot/understand/said/agreed/first-agrees.ts'
import { hearShortYear, hearYear } from '#bot/understand/said/figures.ts'
import { minutesAway, minutesNamed } from '#bot/understand/said/minutes-away.ts'
import { wordsToTell } from '#bot/understand/said/told/told.ts'
import { namedToTell } from '#bot/understand/shop-words.ts'
import { namesOneTime, statedIn } from '#bot/understand/stated/stated.ts'
import { understand } from '#bot/understand/understand.ts'

/** A Wednesday. */
const now = new Date('2026-11-18T08:00:00Z')

const leftOf = (text: string, shown = ''): string[] =>
  piecesLeft(text, now, (words) => understand(words, { now }).intent, {
    isShown: ({ value }) => shown.includes(value),
    hasWords: (words) => shown.includes(words),
  }).map(({ words }) => words)

test('what an answer says beside what was taken of it is told', () => {
  expect(leftOf('10:30 then, if I am out by 12:00', '10:30')).toEqual(['if I am out by 12:00'])
  expect(leftOf('ja, maar nie Linglong nie', 'Linglong at R 949')).toEqual(['nie Linglong nie'])
  expect(leftOf('yes, up to R1 250', 'within 20 km')).toEqual(['up to R1 250'])
})

test('nothing is told of what stands in the answer, of courtesy, or of why somebody wants it', () => {
  expect(leftOf('Friday, and 10:30 please', '2026-11-20 at 10:30')).toEqual([])
  expect(leftOf('Friday morning if they have space', '2026-11-20')).toEqual([])
  expect(leftOf('yes cancel it, I fly to Durban on Friday', 'cancelled')).toEqual([])
  expect(leftOf('4 please', '"quantity":4')).toEqual([])
})

test('a yes in its first sentence agrees if the rest takes nothing back', () => {
  const agrees = (text: string) => agreesFirst(text, now, agreesClearly)
  expect(agrees('Yes. Two children are with me, they must hurry')).toBe(true)
  expect(agrees('Yes. Or is somebody nearer?')).toBe(false)
  expect(agrees('Yes. But not before 11:00')).toBe(false)
  expect(agrees('Yes. Saturday please')).toBe(false)
  expect(agrees('Yes. Make it two')).toBe(false)
  expect(agrees('Yes. Make it two. The kids are waiting')).toBe(false)
  expect(agrees('Yes. Only 2, three people are in the car')).toBe(false)
  expect(agrees('Yes')).toBe(false)
})

test('a year is heard in two figures, behind a prefix and spelled badly', () => {
  expect(hearShortYear("it's a 19", now)).toBe(2019)
  expect(hearShortYear("'98 model", now)).toBe(1998)
  expect(hearShortYear('a 15 or a 16', now)).toBeUndefined()
  expect(hearYear('ngu2019 ngicabanga')).toBe(2019)
  expect(hearYear('twenty ninteen')).toBe(2019)
})

test('a day that is excepted is not the one that is chosen', () => {
  expect(hearWhen('any day except Friday', { now, asked: true })).toMatchObject({ notDates: ['2026-11-20'] })
  expect(hearWhen('any day except Friday', { now, asked: true }).date).toBeUndefined()
})

test('a number that is no day and no hour is read back before anybody is asked', () => {
  expect(namesOneTime('Friday at 14:30', now)).toBe(true)
  expect(namesOneTime('24 ntambama, noma ngo half past 2', now)).toBe(false)
})

test('three quarters of an hour, in figures as well', () => {
  expect(minutesAway('about 3 quarters of a hour')).toBe(45)
  expect(minutesAway('three quarters of an hour')).toBe(45)
})

test('of two lengths of time none is told to anybody', () => {
  expect(minutesNamed('half an hour is impossible, make it 50 minutes')).toEqual([30, 50])
  expect(minutesNamed('an hour and 20 min')).toEqual([80])
  expect(minutesNamed('20 to 30 min')).toEqual([30])
  expect(minutesNamed('45 min, 45 minutes tops')).toEqual([45])
})

test('an hour is heard in two figures, and a name behind its title', () => {
  expect(hearWhen('sat 8 30 oclock', { now, asked: true })).toMatchObject({ date: '2026-11-21', time: '08:30' })
  expect(namedToTell('Tell Mr Dlamini yes, R25 each')).toBe('Dlamini')
  expect(wordsToTell('Tell Mr Dlamini yes, R25 each', 'Sipho Dlamini')).toBe('Yes, R25 each')
  expect(statedIn('yebo sinazo, R25', { now, called: new Set(['kim']) }).mentions).toEqual([])
})
