import { describe, expect, test } from 'vitest'
import { readCard } from '#bot/twilio/client.ts'

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')

describe('a contact card', () => {
  test.each([
    ['as WhatsApp writes it', card('FN:Thandi Nkosi', 'TEL;type=CELL;waid=27821239999:+27 82 123 9999')],
    ['with groups and a local number', card('FN:Thandi Nkosi', 'item1.TEL;TYPE=voice:082 123 9999')],
    ['with a folded line', card('FN:Thandi', '  Nkosi', 'TEL;type=CELL:+27 82', '  123 9999')],
    ['whose number as typed is none', card('FN:Thandi Nkosi', 'TEL;type=CELL;waid=27821239999:call me')],
    ['whose first number is none', card('FN:Thandi Nkosi', 'TEL:12', 'TEL:+27821239999')],
  ])('%s', (_, text) => expect(readCard(text)).toEqual({ name: 'Thandi Nkosi', phone: '+27821239999' }))

  test.each(['', 'hello', card('FN:Thandi'), card('TEL:'), 'TEL'])('%j has no number', (text) =>
    expect(readCard(text).phone).toBeUndefined(),
  )
})
