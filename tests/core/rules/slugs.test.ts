import { expect, test } from 'vitest'
import { slugFor } from '#core/rules/website/slugs.ts'

const none = () => false

test('a shop is found under its name in plain letters', () => {
  expect(slugFor('Pêrelberg Bandediens & Sons', none)).toBe('perelberg-bandediens-sons')
  expect(slugFor('!!!', none)).toBe('shop')
})

test('a second one of the name gets a counter, and so does a word that a page uses', () => {
  const taken = new Set(['karee-tyres', 'karee-tyres-2'])
  expect(slugFor('Karee Tyres', (slug) => taken.has(slug))).toBe('karee-tyres-3')
  expect(slugFor('Fitment Centres', none)).toBe('fitment-centres-2')
  expect(slugFor('Profile', none)).toBe('profile-2')
})

test.each([
  ...['messages', 'profile', 'bookings', 'inventory', 'deals', 'analytics', 'notifications', 'seller-dashboard'],
  ...['signup', 'fitment-centres'],
])('no shop is found at /business/%s, which is a page', (page) => {
  expect(slugFor(page, none)).toBe(`${page}-2`)
})
