import { useLocation } from 'react-router-dom'
import type { PageInfo } from '#web/lib/page/page.ts'
import { HandedBooking } from '../../features/handed/handed-booking.tsx'
import { GuestBooking } from '../../features/my-bookings/components/guest-booking.tsx'

/** What a private link of a booking opens: for its guest, or for who pays for it. One page, so that home names no more. */
const isHanded = (path: string): boolean => path.startsWith('/handed/')

export const page: PageInfo = { head: () => ({ title: 'Booking · Spoor', noindex: true }) }

export const Component = () => (isHanded(useLocation().pathname) ? <HandedBooking /> : <GuestBooking />)
