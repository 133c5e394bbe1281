import { describe, expect, test } from 'vitest'
import { type WaySaid, wayIn } from '#bot/understand/said/roadside/on-the-way.ts'
import { tellsWhere } from '#bot/understand/said/roadside/where-told.ts'

describe('what somebody beside the road tells whoever comes', () => {
  test.each([
    'I am just before the Buccleuch interchange',
    'N3 going to Durban, near the Heidelberg off ramp',
    'ons staan langs die pad oorkant die Engen',
    'dis n wit bakkie met flikkerligte aan',
    'imoto yami ibomvu',
    'ngiseduze nebhuloho ku N2 sibheke eThekwini',
    'ndise N2 ngasecaleni kwe garaji',
    'koloi e tshweu, re haufi le borogo',
    'ke mo N4 ke ya Rustenburg',
    'red Swift',
    'it is the right rear and I have no spare',
    'plate is ABC 123 GP',
    'under the big blue sign on the left hand side',
  ])('%s', (words) => expect(tellsWhere(words)).toBe(true))

  test.each([
    'yes',
    'ok thanks',
    'how long will they take',
    'please hurry',
    'cancel it',
    'I want new tyres for my white polo',
    'how much is a call-out on the N1',
    'hi',
    'who are you',
    'ngiyabonga kakhulu',
    'ke a leboha',
    'never mind I changed it myself',
  ])('not %s', (words) => expect(tellsWhere(words)).toBe(false))
})

describe('what a shop says on its way', () => {
  const said: [string, WaySaid | undefined][] = [
    ['we are 25 minutes late', { is: 'later', minutes: 25 }],
    ['ons is 10 minute laat', { is: 'later', minutes: 10 }],
    ['be there in 15 min, traffic', { is: 'within', minutes: 15 }],
    ['nog 20 minute', { is: 'within', minutes: 20 }],
    ['sileyithi, imizuzu engu-20', { is: 'later', minutes: 20 }],
    ['delayed, will keep you posted', { is: 'later', minutes: undefined }],
    ['we have arrived', { is: 'there', seen: true }],
    ['ons is daar', { is: 'there', seen: true }],
    ['sesifikile', { is: 'there', seen: true }],
    ['re gorogile', { is: 'there', seen: true }],
    ['I am here but I do not see her', { is: 'there', seen: false }],
    ['asimboni', { is: 'there', seen: false }],
    ['sorry, cannot make it any more', { is: 'cannot' }],
    ['ons kan nie meer kom nie, bakkie is stukkend', { is: 'cannot' }],
    ['asisakwazi ukuza', { is: 'cannot' }],
    ['ga re kgone go tla', { is: 'cannot' }],
    ['job is done', { is: 'done' }],
    ['klaar, hulle ry weer', { is: 'done' }],
    ['siqedile', { is: 'done' }],
    ['not done yet', undefined],
    ['nearly there', undefined],
    ['sold 2 of the dunlop', undefined],
    ['what is the size of the tyre?', undefined],
    ['yes', undefined],
    ['thanks', undefined],
    ['closed tomorrow', undefined],
  ]
  test.each(said)('%s', (words, expected) => expect(wayIn(words)).toEqual(expected))
})
