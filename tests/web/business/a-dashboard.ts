import type { Dashboard, ShopNotice } from '#core/contracts/seller/dashboard.ts'
import { shop } from '../support/a-booking.ts'
import { id } from './an-inbox.ts'

export const aNotice = (n: number, options: Partial<ShopNotice> = {}): ShopNotice => ({
  id: id(200 + n),
  type: 'warning',
  title: `Notice ${n}`,
  message: 'Something should be looked at.',
  place: 'inventory',
  opens: null,
  at: new Date(Date.now() - n * 3_600_000).toISOString(),
  read: false,
  ...options,
})

/** The first screen of Randburg Tyres. */
export const aDashboard = (options: Partial<Dashboard> = {}): Dashboard => ({
  shop: { id: shop.id, slug: shop.slug, name: shop.name, status: 'active', verified: true },
  inventory: 213,
  pendingBookings: 4,
  unreadMessages: 7,
  banners: [
    { banner: 'dashboard-active', count: 1 },
    { banner: 'low-stock', count: 1 },
    { banner: 'pending-bookings', count: 4 },
    { banner: 'unread-messages', count: 7 },
  ],
  soldOut: { count: 1, newest: [{ id: id(300), name: 'Michelin Primacy 4', size: '205/55R16' }] },
  bookings: [1, 2, 3, 4].map((n) => ({
    id: id(100 + n),
    code: `B${n}`,
    customer: `Customer ${n}`,
    services: ['fitting'],
    quantity: 4,
    tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16' },
    status: 'pending',
    start: '2026-11-23T08:30:00.000Z',
    date: '2026-11-23',
    createdAt: '2026-11-18T07:00:00.000Z',
  })),
  threads: [
    {
      id: id(1),
      subject: 'Quote request',
      customer: 'Thandi',
      latest: 'Do you have it?',
      at: new Date().toISOString(),
      unread: 2,
    },
  ],
  notices: { newest: [aNotice(1)], unread: 1, more: false },
  ...options,
})
