import { expect, test } from 'vitest'
import { hearWhen } from '#bot/understand/answers.ts'
import { axleSaid } from '#bot/understand/said/axle-said.ts'
import { clausesOf, saidAndAsked } from '#bot/understand/said/clauses.ts'
import { hearStars, hearYear } from '#bot/understand/said/figures.ts'
import { kilometresSaid } from '#bot/understand/said/km.ts'
import { servicesFor } from '#bot/understand/said/symptoms.ts'
import { asksForWay, comesInstead, waysNamed } from '#bot/understand/said/ways.ts'
import { endNamed, namesChosen, orderNamed } from '#bot/understand/said/which.ts'
import { wordsChanged } from '#bot/understand/said/words-changed.ts'

/** Wednesday. */
const now = new Date('2026-11-18T07:00:00Z')
const when = (words: string) => hearWhen(words, { now, asked: true })

test.each([
  ['my meeting starts at 10 so give me the first slot', { edge: 'first' }],
  ['Ek werk tot vyf, so laat as moontlik', { edge: 'last' }],
  ['not before 9, the kids are at school till then', { window: { from: '09:00' } }],
  ['friday 11 or later', { date: '2026-11-20', window: { from: '11:00' } }],
  ['i have to be out by 2', { window: { to: '14:00' } }],
  ['10, no wait, half past 11', { time: '11:30' }],
  ['not friday, rather saturday at 9', { date: '2026-11-21', notDates: ['2026-11-20'], time: '09:00' }],
  ['one is too early, can we say 3', { time: '15:00' }],
  ['9 30 please', { time: '09:30' }],
  ['i drop it at 8, and fetch it at 5', { time: '08:00' }],
])('Hours are those to come at, and stand as they are said: %s', (words, meant) => {
  expect(when(words)).toEqual(meant)
})

test.each([
  ['got it in 2016 but it is a 2014 model', 2014],
  ['2011, no sorry 2012', 2012],
  ['gekoop in 2019, die lisensie sê 2017', 2017],
  ['nie 2015 nie, 2016', 2016],
])('The year of a car is not that of its sale, nor one that is taken back: %s', (words, year) => {
  expect(hearYear(words)).toBe(year)
})

test.each([
  ['3, would have been 5 but the floor was dirty', 3],
  ['vyf uit vyf', 5],
  ['waited 3 hours', undefined],
  ['not 2, 3', 3],
  ['two or three', undefined],
])('Stars are counted, other things are not: %s', (words, stars) => {
  expect(hearStars(words)).toBe(stars)
})

test.each([
  ['just the rears, fronts are still new', 'rear'],
  ['die voorste twee, agter is nog reg', 'front'],
  ['angidingi angemuva, ngifuna angaphambili', 'front'],
  ['all round', 'both'],
  ['the red one', undefined],
])('The axle is the one that needs tyres: %s', (words, axle) => {
  expect(axleSaid(words)).toBe(axle)
})

test.each([
  ['could I drop it off rather', ['drop_off'], true],
  ['ek gaan nie wag nie', ['drop_off'], true],
  ['do they come to us?', ['mobile'], false],
  ['is there parking', [], false],
] as const)('Another way is asked for, and a question about it is one: %s', (words, ways, asks) => {
  expect(waysNamed(words)).toEqual(ways)
  expect(asksForWay(words)).toBe(asks)
})

test('Whoever was to be visited may come after all', () => {
  expect(comesInstead("no leave it, I'll drive to them")).toBe(true)
  expect(comesInstead('12 Oak Avenue, Ferndale')).toBe(false)
})

test('An answer and a question behind it are told apart', () => {
  expect(saidAndAsked('A 2017, and what would four cost?')).toMatchObject({
    said: 'A 2017',
    asked: 'what would four cost?',
  })
  expect(saidAndAsked('Donderdag tienuur. Het hulle koffie?')).toMatchObject({ asked: 'Het hulle koffie?' })
  expect(saidAndAsked('thursday at ten please')).toBeUndefined()
  expect(clausesOf('any brand is fine').some(({ asks }) => asks)).toBe(false)
})

test.each([
  ['100km is way too far, say 30', 30],
  ['net binne 15 kilometer', 15],
  ['make it 1400', undefined],
])('A distance is the one that is wanted: %s', (words, km) => {
  expect(kilometresSaid(words)).toBe(km)
})

test('Names that are denied or too dear are not chosen', () => {
  const brands = ['Goodyear', 'Hankook', 'Bridgestone']
  expect(namesChosen('not the hankook, the goodyears', brands)).toEqual({ chosen: ['Goodyear'], denied: ['Hankook'] })
  expect(namesChosen('bridgestone is too expensive', brands)).toEqual({ chosen: [], denied: ['Bridgestone'] })
  expect(endNamed('the cheaper of those')).toBe('cheapest')
  expect(endNamed('not the cheapest')).toBeUndefined()
  expect(orderNamed('die derde een')).toBe(3)
})

test('What a car does names the work', () => {
  expect(servicesFor('she drifts to the right')).toEqual(['alignment'])
  expect(servicesFor('the wheel vibrates on the highway')).toEqual(['balancing'])
  expect(servicesFor('there is a screw in it')).toEqual(['puncture repair'])
})

test.each([
  ['no, ask if they are open on Sunday', { instead: 'if they are open on Sunday' }],
  ['also ask if they have a waiting room', { more: 'if they have a waiting room' }],
  ['skryf liewer: is daar iemand vroeg daar', { instead: 'is daar iemand vroeg daar' }],
  ['yes send', undefined],
])('Words that were read back are changed by words: %s', (words, changed) => {
  expect(wordsChanged(words)).toEqual(changed)
})
