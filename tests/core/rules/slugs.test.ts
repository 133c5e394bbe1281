import { expect, test } from 'vitest'
import { slugFor } from '#core/rules/website/slugs.ts'
import { routes } from '#web/app/routes.tsx'

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

test('no shop is found at an address under /business/ which is a page', () => {
  const addresses = routes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path.split('/')))
  const pages = addresses.flatMap(([, first, page]) => (first === 'business' && page && page !== ':slug' ? [page] : []))
  expect(pages).toContain('inventory')
  expect(pages.map((page) => slugFor(page, none))).toEqual(pages.map((page) => `${page}-2`))
})
