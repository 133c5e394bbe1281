import { expect, test } from 'vitest'
import { mustOf } from '#bot/understand/said/told/must.ts'
import { asWritten } from '#bot/understand/said/told/to-reader.ts'
import { toldIn } from '#bot/understand/said/told/told.ts'

test.each([
  ['tell lerato to phone before she leaves home', 'Please phone before you leave home'],
  ['ask lerato not to park in front of the gate', 'Please don’t park in front of the gate'],
  ['ask lerato whether he wants the old ones back', 'Please let us know whether you want the old ones back'],
  ['ask lerato for a photo of the sidewall', 'Please send us a photo of the sidewall'],
  ['remind lerato about his alignment', 'This is about your alignment'],
  ['tell lerato his rims came and that he has to sign', 'Your rims came and you have to sign'],
  ['tell lerato ten is fine and tell her to bring the spare', 'Ten is fine. Please bring the spare'],
  ['tell lerato should bring his papers', 'You should bring your papers'],
  ['sê vir lerato om nie voor agt te kom nie', 'Jy moet asseblief nie voor agt kom nie'],
  ['sê vir lerato sy velgings is klaar en hy moet teken', 'Jou velgings is klaar en jy moet teken'],
  ['vra lerato of sy haar ou bande wil hê', 'Laat weet ons asseblief of jy jou ou bande wil hê'],
  ['tshela uLerato ukuthi kufuneka afike ngo 9 nencwadi yakhe', 'Kufuneka ufike ngo 9 nencwadi yakho'],
  ['bolella lerato hore a tle le lengolo la hae', 'O tle le lengolo la hao'],
])('what is reported is turned to its reader, and read back: %s', (words, said) => {
  expect(toldIn(words, 'Lerato')).toEqual({ words: said, isSure: false })
})

test.each([
  ['tell lerato his bakkie is on the lift', 'Your bakkie is on the lift'],
  ['tell lerato they came in this morning', 'They came in this morning'],
  ['tell lerato: kom sommer nou, ons is oop', 'Kom sommer nou, ons is oop'],
  ['sê vir lerato ons maak drie-uur toe', 'Ons maak drie-uur toe'],
  ['mtshele ukuthi asivulile namhlanje', 'Asivulile namhlanje'],
])('what can be meant for nobody else stands: %s', (words, said) => {
  expect(toldIn(words, 'Lerato')).toEqual({ words: said, isSure: true })
})

test('behind "tell her" what he does is somebody else’s', () => {
  expect(toldIn('tell her the driver left his phone in her car', undefined).words).toBe(
    'The driver left his phone in your car',
  )
})

test.each(['let me know when you are close', 'ask for Vusi at the gate', 'let us know if the nuts are missing'])(
  'orders nothing to be passed on: %s',
  (words) => expect(toldIn(words, 'Lerato')).toEqual({ words, isSure: true }),
)

test('words that nobody ordered us to pass on speak of their reader', () => {
  expect(asWritten('yes and she must bring the lock nut')).toEqual({
    words: 'Yes and you must bring the lock nut',
    isSure: false,
  })
  expect(asWritten('can do it for 1500 cash')).toEqual({ words: 'can do it for 1500 cash', isSure: true })
})

const called = new Set(['lerato', 'mokoena'])

test.each([
  ['lerato must bring her own valves', 'You must bring your own valves'],
  ['and Lerato Mokoena needs to sign the form', 'You need to sign the form'],
  ['lerato moet asb die ou velle saambring', 'Jy moet asb die ou velle saambring'],
  ['laat lerato haar ou velle saambring', 'Jy moet jou ou velle saambring'],
  ['let lerato leave the spare key', 'Please leave the spare key'],
  ['uLerato kufuneka eze nephepha lakhe', 'Kufuneka uze nephepha lakho'],
  ['Lerato o tshwanetse a tlise lengolo', 'O tshwanetse o tlise lengolo'],
])('what somebody who is named must do is said to them: %s', (words, said) => {
  expect(mustOf(words, called)?.words).toBe(said)
})

test.each(['lerato is done', 'must bring her own valves', 'the car must wait', 'lerato must'])(
  'names nobody who must do anything: %s',
  (words) => expect(mustOf(words, called)).toBeUndefined(),
)
