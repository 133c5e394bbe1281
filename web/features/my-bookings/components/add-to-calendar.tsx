import { Menu } from '@base-ui/react/menu'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#web/lib/api/use-read.ts'
import { quietButton } from '../../../components/styles.ts'
import type { BookingRef } from '../api/bookings.ts'

const item = 'flex min-h-11 items-center rounded-lg px-3 data-[highlighted]:bg-sunk'

/** Puts the appointment into the driver's calendar: Google's, Outlook's, or any other by its file. */
export function AddToCalendar({ of }: { of: BookingRef }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useCalendarWays(of, isOpen)
  return (
    <Menu.Root open={isOpen} onOpenChange={setIsOpen}>
      <Menu.Trigger className={quietButton}>
        <CalendarPlus aria-hidden size={18} className="max-sm:hidden" /> Add to calendar
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="z-50">
          <Menu.Popup className="min-w-52 rounded-xl bg-surface p-2 text-ink shadow-card ring-1 ring-line">
            {data ? (
              <>
                <Way href={data.google}>Google Calendar</Way>
                <Way href={data.outlook}>Outlook</Way>
                <Menu.Item render={<a href={data.url} download />} className={item}>
                  Calendar file
                </Menu.Item>
              </>
            ) : (
              <p role="status" className={item}>
                {error ? error.message : 'Loading...'}
              </p>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const Way = ({ href, children }: { href: string | null; children: string }) =>
  href && (
    <Menu.Item render={<a href={href} target="_blank" rel="noreferrer" />} className={item}>
      {children}
    </Menu.Item>
  )

function useCalendarWays(of: BookingRef, isOpen: boolean) {
  const guest = useRead('GET /guest-bookings/:token/calendar', isOpen && 'token' in of ? { params: of } : null)
  const own = useRead('GET /bookings/:id/calendar', isOpen && 'id' in of ? { params: of } : null)
  return 'token' in of ? guest : own
}
