import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwnHours } from '#core/contracts/seller/shop-profile.ts'
import { hoursText } from '#core/rules/time/opening-hours.ts'
import { useBusinessLink } from '#web/components/business/business-link.ts'
import { linkLook } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { SpecialDayForm } from './special-day-form.tsx'

const form = new Intl.DateTimeFormat('en-ZA', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'Wed, 16 Dec 2026' of 2026-12-16. */
const dayText = (day: string): string => form.format(new Date(`${day}T00:00:00Z`))

const HOLIDAYS_SHOWN = 4
type Special = OwnHours['special'][number]

/** Closures and other hours on single days, which staff may set as well, and the public holidays ahead. */
export function SpecialDays({ shopId, hours }: { shopId: string; hours: OwnHours }) {
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Added>()
  const { add, remove, isBusy, problem } = useSpecialDays(shopId, (days) => {
    setAdding(false)
    setAdded(days)
  })
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-bold text-lg">Closures and special days</h3>
      {hours.special.length === 0 && <p className="text-ink-soft">No special days ahead.</p>}
      <ul className="grid divide-y divide-line">
        {hours.special.map((special) => (
          <li key={special.day} className="flex items-center gap-3 py-1">
            <span className="min-w-0 grow">
              <span className="block font-medium">{dayText(special.day)}</span>
              <span className="block text-ink-soft text-sm">
                {[textOf(special), special.reason].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              aria-label={`Remove ${dayText(special.day)}`}
              look="icon"
              disabled={isBusy}
              onClick={() => remove(special)}
            >
              <Trash2 aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <SpecialDayForm isBusy={isBusy} problem={problem} onAdd={add} onCancel={() => setAdding(false)} />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setAdding(true)}>
          <CalendarPlus aria-hidden size={18} /> Add a closure or special day
        </Button>
      )}
      {added && <StandsThere shopId={shopId} {...added} />}
      <Holidays hours={hours} />
    </div>
  )
}

type Added = { from: string; to: string }

/** What drivers have booked on the days that were just changed. */
function StandsThere({ shopId, from, to }: Added & { shopId: string }) {
  const link = useBusinessLink()
  const { data } = useRead('GET /shops/:shopId/counter-bookings', {
    params: { shopId },
    query: { from, to, open: true, order: 'soonest' },
  })
  const count = data?.bookings.length ?? 0
  if (count === 0) return null
  return (
    <Notice tone="warning">
      {count === 1 ? '1 booking stands' : `${count} bookings stand`} on {from === to ? 'that day' : 'those days'}.{' '}
      <Link
        to={link('/business/bookings', { view: 'day', date: from, closing: from, ...(to !== from && { until: to }) })}
        className={linkLook}
      >
        Move, cancel or keep
      </Link>
    </Notice>
  )
}

const textOf = ({ opens, closes }: Special): string => hoursText(opens && closes ? [{ opens, closes }] : [])

const Holidays = ({ hours: { holidays, special, openOnPublicHolidays } }: { hours: OwnHours }) => (
  <div>
    <h4 className="mt-2 font-semibold">Public holidays ahead</h4>
    <ul className="mt-1 text-sm">
      {holidays.slice(0, HOLIDAYS_SHOWN).map(({ day, name }) => {
        const own = special.find((one) => one.day === day)
        return (
          <li key={day} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <span>
              {dayText(day)}, {name}
            </span>
            <span className="text-ink-soft">
              {own ? textOf(own) : openOnPublicHolidays ? 'Open as usual' : 'Closed'}
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)

function useSpecialDays(shopId: string, onAdded: (days: Added) => void) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const show = (hours: OwnHours) => {
    showAnswer(client, queryKeyOf('GET /shops/:shopId/hours', { params: { shopId } }), hours)
    invalidate('GET /shops/:shop', 'GET /shops/:shopId/profile')
  }
  const adding = useSend('POST /shops/:shopId/special-days', {
    onDone: (hours, { body }) => {
      show(hours)
      onAdded(body)
    },
  })
  const removing = useSend('DELETE /shops/:shopId/special-days/:day', {
    onDone: show,
    onFailed: ({ message }) => toast({ type: 'error', title: 'Failed to remove the day', message }),
  })
  return {
    add: (body: Parameters<typeof adding.mutate>[0]['body']) => adding.mutate({ params: { shopId }, body }),
    remove: ({ day, opens, closes, reason }: Special) =>
      removing.mutate(
        { params: { shopId, day } },
        {
          onSuccess: () =>
            toastUndo(`${dayText(day)} is as every week again`, () => {
              const interval = opens && closes ? { opens, closes } : null
              adding.mutate({ params: { shopId }, body: { from: day, to: day, interval, reason } })
            }),
        },
      ),
    isBusy: adding.isPending || removing.isPending,
    problem: adding.error?.message,
  }
}
