import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Handset, readAct } from '#bot/simulator/talk/act.ts'
import { drawBubbles } from '#bot/simulator/talk/screen.ts'
import { readScript } from '#bot/simulator/talk/script.ts'
import type { Bubble, Shown } from '#core/contracts/devtools/simulator.ts'

const bubble = (number: number, by: Bubble['by'], shown: Shown, more: Partial<Bubble> = {}): Bubble => ({
  sid: `SM${number}`,
  phone: '+27820001001',
  by,
  at: '2026-11-18T07:00:00.000Z',
  shown,
  repliesTo: null,
  status: 'delivered',
  error: null,
  ...more,
})
const now = new Date('2026-11-18T07:00:00Z')
const rows = [
  { id: 'pick:1', title: '1. Falken Ziex', description: 'R 6 276 fitted' },
  { id: 'pick:2', title: '2. Nexen SU1' },
]
const bubbles = [
  bubble(1, 'person', { text: 'tyres\nplease' }),
  bubble(2, 'business', { text: 'Which?', list: { button: 'Choose', rows } }),
  bubble(3, 'business', { text: 'Sure?', footer: 'Until 13:00', buttons: [{ title: 'Yes', id: 'a:yes' }] }),
  bubble(4, 'person', { text: 'Yes' }, { repliesTo: 'SM3' }),
  bubble(5, 'business', {
    text: 'Sure now?',
    buttons: [
      { title: 'Yes', id: 'b:yes' },
      { title: 'Can’t', id: 'b:no' },
      { title: 'Way there', url: 'https://maps.example/x' },
    ],
  }),
]
const phone: Handset = { address: '+27820001001', called: 'Sam Nkosi', bubbles }

test('a script names phones, writes on them, and moves the time', () => {
  const script = readScript(`
# Two people
thandi is driver Thandi
shop is shop Selby Tyres
sam is new Sam Nkosi
lee is +27820001234 Lee
thandi: 4x 205/55R16 in randburg || hurry
wait 10m
wait 2 days
clock 2026-11-25 09:00
`)
  expect(script.map(({ number, ...line }) => line)).toEqual([
    { kind: 'note', words: 'Two people' },
    { kind: 'name', name: 'thandi', phone: { role: 'driver', called: 'Thandi' } },
    { kind: 'name', name: 'shop', phone: { role: 'shop', called: 'Selby Tyres' } },
    { kind: 'name', name: 'sam', phone: { role: 'new', called: 'Sam Nkosi' } },
    { kind: 'name', name: 'lee', phone: { role: 'number', address: '+27820001234', called: 'Lee' } },
    { kind: 'act', name: 'thandi', acts: ['4x 205/55R16 in randburg', 'hurry'] },
    { kind: 'wait', milliseconds: 600_000 },
    { kind: 'wait', milliseconds: 172_800_000 },
    { kind: 'clock', at: new Date('2026-11-25T07:00:00Z') },
  ])
  expect(script[0]?.number).toBe(2)
  expect(() => readScript('thandi: hi\nwait a while')).toThrow('line 2 cannot be read: wait a while')
})

test('a tap finds the newest button of the title, a row by its title or number, or what stands in a named message', () => {
  expect(readAct('tap yes', phone)).toEqual({ choice: 'b:yes', replyTo: 'SM5' })
  expect(readAct('tap Yes on 3', phone)).toEqual({ choice: 'a:yes', replyTo: 'SM3' })
  expect(readAct("tap Can't", phone)).toEqual({ choice: 'b:no', replyTo: 'SM5' })
  expect(readAct('tap nexen', phone)).toEqual({ choice: 'pick:2', replyTo: 'SM2' })
  expect(readAct('tap 1', phone)).toEqual({ choice: 'pick:1', replyTo: 'SM2' })
  expect(() => readAct('tap No', phone)).toThrow('there is no No to tap on the phone of Sam Nkosi')
  expect(() => readAct('tap Way there', phone)).toThrow('opens a page in a browser')
})

test('a person answers below a message, shares a place, a file or a contact, and types anything else', () => {
  expect(readAct('reply 2 the second', phone)).toEqual({ text: 'the second', replyTo: 'SM2' })
  expect(() => readAct('reply 9 the second', phone)).toThrow('no message 9')
  expect(readAct('pin -26.1, 28.0', phone)).toEqual({ location: { lat: -26.1, lng: 28 } })
  expect(readAct('pin Randburg', phone).location?.lat).toBeCloseTo(-26.1, 0)
  expect(() => readAct('pin Atlantis on the Moon', phone)).toThrow('no place is called')
  expect(readAct('contact Sipho Dube +27820000001', phone)).toEqual({
    contact: { name: 'Sipho Dube', phone: '+27820000001' },
  })
  const file = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'simulator.png')
  expect(readAct(`file "${file}" my tyre`, phone)).toMatchObject({
    media: { contentType: 'image/png' },
    text: 'my tyre',
  })
  expect(() => readAct('file notes.txt', phone)).toThrow('a phone sends .jpg')
  expect(readAct('tapping noise\\nat speed', phone)).toEqual({ text: 'tapping noise\nat speed' })
  expect(readAct('say tap water', phone)).toEqual({ text: 'tap water' })
})

test('the screen shows every bubble with its number and all that it holds', () => {
  expect(drawBubbles(bubbles, 0, now)).toBe(
    [
      '   1  > tyres',
      '      > please',
      '   2  Which?',
      '      [= Choose]',
      '         1 [1. Falken Ziex]',
      '            R 6 276 fitted',
      '         2 [2. Nexen SU1]',
      '   3  Sure?',
      '      (Until 13:00)',
      '      [Yes]',
      '   4  > (under 3)',
      '      > Yes',
      '   5  Sure now?',
      '      [Yes]',
      '      [Can’t]',
      '      [Way there] -> https://maps.example/x',
    ].join('\n'),
  )
  const pictured = bubble(6, 'business', {
    text: '',
    media: [{ url: '/x', contentType: 'image/jpeg' }],
    location: { lat: -26.1, lng: 28, label: 'Selby Tyres' },
  })
  expect(drawBubbles([pictured], 0, new Date('2026-11-18T08:00:00Z'))).toBe(
    '-- Wed 2026-11-18 09:00\n   1  [picture]\n      [pin Selby Tyres · -26.1,28]',
  )
})
