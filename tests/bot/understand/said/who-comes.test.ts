import { expect, test } from 'vitest'
import { whoComes } from '#bot/understand/said/comes/who-comes.ts'

const comes: [string, string | undefined, string | undefined][] = [
  ['my nephew Kabelo brings the car, cell 072 111 2233', 'Kabelo', '+27721112233'],
  ["it's for my aunt, her name is Beauty Zulu 0831234567", 'Beauty Zulu', '+27831234567'],
  ['Pieter Nel sal die kar bring 0829876543', 'Pieter Nel', '+27829876543'],
  ['dis vir my ouma, haar naam is Sarie', 'Sarie', undefined],
  ['udadewethu uThandeka uzoyiletha imoto', 'Thandeka', undefined],
  ['uzoyiletha imoto ubhuti wami uSipho, inombolo yakhe 0731234567', 'Sipho', '+27731234567'],
  ['ntate wa ka Tau o tla tlisa koloi 0612345678', 'Tau', '+27612345678'],
  ['not my son, my daughter Anele will come', 'Anele', undefined],
  ['im sending my driver lucky dube 0821110000', 'Lucky Dube', '+27821110000'],
]

test.each(comes)('%s: %s comes', (words, name, phone) => {
  expect(whoComes(words)).toMatchObject({ people: [{ ...(name && { name }), ...(phone && { phone }) }], rest: '' })
})

test('what else is said is kept apart', () => {
  expect(whoComes('saturday 9am please, my wife Zanele brings it')?.rest).toBe('saturday 9am please')
  expect(whoComes('my mate Vusi comes. the locking nut is in the boot')?.rest).toContain('locking nut is in the boot')
})

test('several who may come are not one of them, and their number is nobody’s', () => {
  expect(whoComes('Sipho or Grace will bring it 0831234567')).toMatchObject({
    people: [{ name: 'Sipho' }, { name: 'Grace' }],
    loose: '+27831234567',
  })
})

test('a number is the person’s own, of who was named before, or nobody’s', () => {
  expect(whoComes('you can call me on 0831234567')).toMatchObject({ own: '+27831234567', people: [] })
  expect(whoComes('her number is 0831234567')).toMatchObject({ theirs: { phone: '+27831234567' } })
  expect(whoComes('0831234567')).toMatchObject({ loose: '+27831234567' })
  expect(whoComes('my son Neo brings it, my own number is 0831234567')).toMatchObject({
    people: [{ name: 'Neo' }],
    own: '+27831234567',
  })
})

test.each([
  "4 tyres for my wife's car",
  'my husband says it is too expensive',
  'my friend recommended you',
  'call me when you are outside',
  '205/55R16 4 tyres in sandton',
  'can my wife pay by card',
  'I am coming from Pretoria on Friday at 10',
  'kan ek hom saterdag bring',
  'bel my as julle by die hek is',
  'ring the bell at the boom, the guard drives around',
  'the Michelin please, friday 10:30',
])('%s says of nobody that they come', (words) => {
  expect(whoComes(words)).toBeUndefined()
})
