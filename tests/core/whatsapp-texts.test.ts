import { expect, test } from 'vitest'
import * as say from '#core/rules/website/whatsapp-texts.ts'

const shop = { name: 'Rivonia\nTyres (Pty) Ltd', slug: 'rivonia-tyres' }

test.each([
  [say.bookListing('TQ7K2'), { about: 'listing', code: 'TQ7K2', quantity: 4 }],
  [say.bookListing('TQ7K2', 2), { about: 'listing', code: 'TQ7K2', quantity: 2 }],
  [say.bookDeal('KX7M2'), { about: 'deal', code: 'KX7M2', quantity: 4 }],
  [say.bookDeal('KX7M2', 1), { about: 'deal', code: 'KX7M2', quantity: 1 }],
  [say.quoteFor('TQ7K2'), { about: 'quote', code: 'TQ7K2' }],
  [say.fitAtShop(shop), { about: 'fitting', slug: 'rivonia-tyres' }],
  [say.askShop(shop), { about: 'message', slug: 'rivonia-tyres' }],
  [say.myBooking('KX7M2'), { about: 'booking', code: 'KX7M2' }],
  [say.continueGuestBooking('KX7M2', '0123456789abcdef'), { about: 'booking', code: 'KX7M2', key: '0123456789abcdef' }],
  [say.continueThread('4aafcd92'), { about: 'thread', reference: '4aafcd92' }],
  [
    say.continueThread('4aafcd92', '0123456789abcdef'),
    { about: 'thread', reference: '4aafcd92', key: '0123456789abcdef' },
  ],
  [say.continueThread('4aafcd92', '0-ek-het*'), { about: 'thread', reference: '4aafcd92', key: '0-ek-het*' }],
  [say.compareCodes(['TQ7K2', 'KX7M2', 'BC2DF']), { about: 'compare', codes: ['TQ7K2', 'KX7M2', 'BC2DF'] }],
  [say.registerShop(), { about: 'register' }],
])('%j is read back', (words, meant) => {
  expect(say.readFromWeb(words)).toEqual(meant)
  expect(say.readFromWeb(` ${words.toLowerCase()}. `)).toEqual(meant)
})

test.each([
  'book a fitting',
  'book 205/55R16',
  'my booking',
  'compare prices',
  'booking tomorrow',
  'message to Bob',
  'conversation with the shop',
])('%j is left to be understood', (words) => expect(say.readFromWeb(words)).toBeUndefined())
