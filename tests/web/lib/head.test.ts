import { expect, test } from 'vitest'
import type { Offer } from '#core/contracts/offers.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { comparisonHead, homeHead, offerHead, resultsHead, shopHead, shortened } from '#web/lib/page/head.ts'
import { shopJson } from '#web/lib/page/json-ld.ts'

const offer = {
  listingId: '',
  code: 'T4K2M',
  brand: 'Michelin',
  model: 'Primacy 4',
  size: '205/55R16',
  service: '91V',
  priceCents: 149_900,
  listPriceCents: 189_900,
  totalCents: 719_600,
  quantity: 4,
  fitted: true,
  stock: 8,
  deal: { id: '', code: 'KX7M2', title: 'Summer special', endsOn: '2026-12-31' },
  shop: { name: 'Kloof Tyres', slug: 'kloof-tyres', city: 'Kloof' },
} as Offer

const shop = {
  name: 'Kloof Tyres',
  slug: 'kloof-tyres',
  address: '1 Main Road',
  suburb: null,
  city: 'Kloof',
  province: 'KwaZulu-Natal',
  phone: '+27310000000',
  email: null,
  lat: -29.78,
  lng: 30.83,
  description: '',
  week: [
    {
      weekday: 1,
      intervals: [
        { opens: '08:00', closes: '12:30' },
        { opens: '13:00', closes: '17:00' },
      ],
    },
    { weekday: 7, intervals: [] },
  ],
  fittingCents: 9_000,
  rating: null,
  reviewCount: 0,
} as unknown as ShopProfile

test('a shared deal names brand, size and price in its title, its picture and to search engines', () => {
  const { title, canonical, image, jsonLd } = offerHead(offer)
  expect(title).toBe('Michelin Primacy 4 205/55R16 from R 1 499 · Spoor')
  expect(canonical).toContain('KX7M2')
  expect(image?.path).toMatch(/^\/og\/deal\/KX7M2\.png\?v=\w+$/)
  expect(image?.alt).toBe(
    'Michelin Primacy 4 205/55R16 91V. R 1 499 a tyre, R 1 799 fitted. Save 21%. Kloof Tyres, Kloof',
  )
  expect(jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    name: 'Michelin Primacy 4 205/55R16 91V',
    brand: { name: 'Michelin' },
    offers: {
      price: '1499.00',
      priceCurrency: 'ZAR',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2026-12-31',
      seller: { name: 'Kloof Tyres', url: '/business/kloof-tyres' },
    },
  })
  expect(jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, {}, {}] })
})

test('however many are wanted, the picture of an offer is the same', () => {
  const two = { ...offer, quantity: 2, totalCents: 359_800 }
  expect(offerHead(two).image).toEqual(offerHead(offer).image)
})

test('a shop tells its place and hours, and a rating only once there are reviews', () => {
  expect(shopHead(shop)).toMatchObject({ title: 'Kloof Tyres, Kloof · Spoor', canonical: '/business/kloof-tyres' })
  const told = shopJson(shop)
  expect(told).toMatchObject({
    address: { addressLocality: 'Kloof', addressCountry: 'ZA' },
    geo: { latitude: -29.78, longitude: 30.83 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '12:30' },
      { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '17:00' },
    ],
  })
  expect(told).not.toHaveProperty('aggregateRating')
  expect(shopJson({ ...shop, rating: 4.62, reviewCount: 31 })).toMatchObject({
    aggregateRating: { ratingValue: '4.6', reviewCount: 31 },
  })
})

test('a size has one address, and is left out where nothing is on offer', () => {
  expect(resultsHead({ size: '205/55R16', offers: [offer] })).toMatchObject({
    title: '205/55R16 tyres, fitted, near you · Spoor',
    canonical: '/search/results?size=205/55R16',
    image: { path: '/og/size/205-55R16.png' },
    jsonLd: [{ offers: { lowPrice: '1499.00', highPrice: '1499.00', offerCount: 1 } }, {}],
  })
  const none = resultsHead({ size: '205/55R16', offers: [] })
  expect(none).toMatchObject({ noindex: true })
  expect(none.image).toBeUndefined()
  expect(resultsHead({ size: '205/55R16', offers: undefined }).noindex).toBeUndefined()
})

test('the tyres of a vehicle are named after it', () => {
  const path = '/search/results?make=Volkswagen&model=Polo&year=2019'
  const vehicle = { name: 'Volkswagen Polo 2019', path }
  expect(resultsHead({ size: '205/55R16', offers: [offer], vehicle })).toMatchObject({
    title: 'Tyres for Volkswagen Polo 2019, 205/55R16 · Spoor',
    canonical: path,
    image: { path: '/og/size/205-55R16.png' },
  })
})

test('a shared comparison keeps its tyres, and shows their size if it is one', () => {
  const path = '/comparison?codes=T4K2M,KX7M2'
  const other = { ...offer, brand: 'Dunlop', model: 'LM705' }
  expect(comparisonHead([offer, other], path)).toMatchObject({
    title: 'Compare Michelin Primacy 4, Dunlop LM705 · Spoor',
    canonical: path,
    image: { path: '/og/size/205-55R16.png' },
    noindex: true,
  })
  expect(comparisonHead([offer, { ...other, size: '195/65R15' }], path).image).toBeUndefined()
  expect(comparisonHead([], '/comparison').title).toBe('Compare tyres · Spoor')
})

test('home can be searched from outside', () => {
  expect(homeHead().jsonLd?.[0]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: '/search/results?size={size}' } },
  })
})

test('descriptions end at a word', () => {
  expect(shortened('one two three', 9)).toBe('one two…')
  expect(shortened('one  two', 9)).toBe('one two')
})
