import { MyBookings } from '../../features/my-bookings/components/my-bookings.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = { head: () => ({ title: 'My Bookings · Spoor', noindex: true }) }

export const Component = MyBookings
