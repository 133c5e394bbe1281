import type { PageInfo } from '#web/lib/page/page.ts'
import { MyBookings } from '../../features/my-bookings/components/my-bookings.tsx'

export const page: PageInfo = { head: () => ({ title: 'My Bookings · Spoor', noindex: true }) }

export const Component = MyBookings
