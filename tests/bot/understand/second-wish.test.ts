import { expect, it } from 'vitest'
import type { Asked } from '#bot/understand/asked.ts'
import { understand } from '#bot/understand/understand.ts'
import { now } from './messages.ts'

it.each<[string, Asked, 'driver' | 'shop', string]>([
  ['tuesday is good, and tell them my alarm key is in the ashtray', 'day', 'driver', 'answer+message_shop'],
  ['yes please, and do they take cards?', 'summary', 'driver', 'yes+ask_shop'],
  ['cancel thursday and get me prices for 2 195/65R15 in Benoni', 'none', 'driver', 'cancel_booking+search_size'],
  ['vrydag is reg en vat hulle kaart?', 'day', 'driver', 'answer+ask_shop'],
  ['take off the first alert and rather watch 185/60R15 for me', 'alerts', 'driver', 'alert_delete+alert_create'],
  ['first one yes, second one no', 'requests', 'shop', 'shop_confirm+shop_decline'],
  // One wish with its details.
  ['book 4 michelins for friday at 9 and I will wait there', 'results', 'driver', 'book'],
  ['hi there, I need two 205/55R16 in Sandton and not too expensive please', 'none', 'driver', 'search_size'],
  ['sipho and my number stays the same', 'name', 'driver', 'answer'],
])('%s', (text, asked, speaker, wishes) => {
  const understood = understand(text, { now, asked, speaker })
  expect(understood.wishes.map(({ intent }) => intent).join('+')).toBe(wishes)
})
