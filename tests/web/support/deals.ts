import type { DealPage, DealView } from '#core/contracts/deals.ts'

const id = (last: number): string => `0190f1a0-0000-7000-8000-${String(last).padStart(12, '0')}`

/** A deal in Randburg with everything said of it. */
export const aDeal = (
  options: Partial<Omit<DealView, 'deal'>> & { deal?: Partial<DealView['deal']> } = {},
): DealView => ({
  listingId: id(1),
  code: 'TBQ7K',
  brand: 'Michelin',
  brandClass: 'premium',
  model: 'Primacy 4',
  size: '205/55R16',
  loadIndex: 91,
  speedRating: 'V',
  service: '91V',
  type: 'summer',
  runFlat: true,
  extraLoad: true,
  label: null,
  imageUrl: null,
  priceCents: 150_000,
  listPriceCents: 189_900,
  stock: 24,
  stockConfirmedAt: null,
  quantity: 4,
  lines: [{ what: 'tyre', quantity: 4, eachCents: 150_000, totalCents: 600_000 }],
  totalCents: 600_000,
  fitted: true,
  shop: {
    id: id(2),
    slug: 'randburg-tyres',
    name: 'Randburg Tyres',
    suburb: 'Ferndale',
    city: 'Randburg',
    province: 'Gauteng',
    phone: null,
    verified: true,
    lat: -26.1,
    lng: 28,
    rating: null,
    reviewCount: 0,
    paymentWays: [],
  },
  distanceKm: null,
  loadOk: true,
  speedOk: true,
  features: ['Run-flat', 'Extra load (XL)', 'Carries 615 kg'],
  ...options,
  deal: {
    id: id(3),
    code: 'DBX2K',
    title: 'November special',
    description: 'Four for less.',
    endsOn: null,
    featured: true,
    percentOff: 21,
    ...options.deal,
  },
})

export const dealsOf = (...deals: DealView[]): DealPage => ({
  deals,
  next: null,
  brands: ['Michelin', 'Pirelli'],
  sizes: ['205/55R16'],
})
