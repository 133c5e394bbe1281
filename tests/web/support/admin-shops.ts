import type { Application } from '#core/contracts/admin/applications.ts'
import type { BusinessRow } from '#core/contracts/admin/businesses.ts'

const id = (last: number): string => `019a0000-0000-7000-8000-00000000000${last}`

/** The first, second … application of a queue. */
export const anApplication = (at: number, change: Partial<Application> = {}): Application => ({
  shop: {
    id: id(at),
    slug: `shop-${at}`,
    name: `Shop ${at}`,
    description: '',
    address: '12 Bram Fischer Drive',
    suburb: 'Ferndale',
    city: 'Randburg',
    province: 'Gauteng',
    contactPhone: '+27115550170',
    contactEmail: 'shop@post.example',
    logoUrl: null,
    services: ['fitting'],
    monthlyFeeCents: 49_900,
  },
  owners: [{ name: 'Naledi Mabaso', email: 'naledi@post.example', emailProven: true, phone: null }],
  submittedAt: '2026-11-20T08:00:00.000Z',
  moreAsked: null,
  ready: { emailProven: true, numberProven: false, hasLogo: false, hasHours: true, hasServices: true },
  documents: [
    {
      kind: 'identity',
      name: 'id.jpg',
      type: 'image/jpeg',
      bytes: 120_000,
      uploadedAt: '2026-11-20T08:00:00.000Z',
      path: `/api/shops/${id(at)}/documents/identity?v=1`,
    },
  ],
  history: [{ id: id(9), what: 'submitted', words: null, by: 'Naledi Mabaso', at: '2026-11-20T08:00:00.000Z' }],
  ...change,
})

export const aBusiness = (change: Partial<BusinessRow> = {}): BusinessRow => ({
  id: id(1),
  slug: 'randburg-tyres',
  name: 'Randburg Tyres',
  address: '1 Main Road',
  city: 'Randburg',
  province: 'Gauteng',
  contactPhone: '+27115550170',
  contactEmail: null,
  status: 'active',
  verified: true,
  published: true,
  monthlyFeeCents: 49_900,
  rejectionReason: null,
  rating: 4.5,
  reviewCount: 8,
  owners: ['Naledi Mabaso'],
  openBookings: 2,
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...change,
})
