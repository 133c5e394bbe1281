import type { PageInfo } from '#web/lib/page/page.ts'
import { GuestBooking } from '../../features/my-bookings/components/guest-booking.tsx'

export const page: PageInfo = { head: () => ({ title: 'Your booking · Spoor', noindex: true }) }

export const Component = GuestBooking
