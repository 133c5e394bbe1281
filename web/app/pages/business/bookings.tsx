import type { PageInfo } from '#web/lib/page/page.ts'
import { BookingsScreen } from '../../../features/shop-bookings/bookings-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Bookings · Spoor Business', noindex: true }) }

export const Component = () => <BookingsScreen />
