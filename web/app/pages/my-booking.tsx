import { GuestBooking } from '../../features/my-bookings/components/guest-booking.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Your booking · Spoor', noindex: true }) }

export const Component = GuestBooking
