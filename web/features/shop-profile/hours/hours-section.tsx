import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { OwnHours } from '#core/contracts/seller/shop-profile.ts'
import { hoursText } from '#core/rules/time/opening-hours.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { OwnersOnly, Part, Section } from '../section.tsx'
import { SpecialDays } from './special-days.tsx'
import { weekdayNames } from './week.ts'
import { WeekEditor } from './week-editor.tsx'

/** The usual week, and the days that differ from it. */
export function HoursSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/hours', { params: { shopId } })
  const [isEditing, setEditing] = useState(false)
  return (
    <Section
      id="hours"
      title="Opening Hours"
      actions={
        read.data?.canChange &&
        !isEditing && (
          <Button look="quiet" onClick={() => setEditing(true)}>
            <Pencil aria-hidden size={18} /> Edit Hours
          </Button>
        )
      }
    >
      <Part read={read} unavailable="Opening hours management unavailable" height="h-72">
        {(hours) => (
          <div className="grid gap-8 lg:grid-cols-2">
            {isEditing && hours.canChange ? (
              <WeekEditor shopId={shopId} hours={hours} onDone={() => setEditing(false)} />
            ) : (
              <Week hours={hours} />
            )}
            <SpecialDays shopId={shopId} hours={hours} />
          </div>
        )}
      </Part>
    </Section>
  )
}

const Week = ({ hours: { week, openOnPublicHolidays, canChange } }: { hours: OwnHours }) => (
  <div>
    <OwnersOnly canChange={canChange} />
    <table className="w-full max-w-md">
      <caption className="sr-only">Opening hours of every week</caption>
      <tbody>
        {week.map(({ weekday, intervals }) => (
          <tr key={weekday} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pr-4 text-left align-top font-medium">
              {weekdayNames[weekday - 1]}
            </th>
            <td className={`py-2 text-right tabular-nums ${intervals.length === 0 ? 'text-ink-soft' : ''}`}>
              {intervals.length === 0
                ? hoursText([])
                : intervals.map((interval) => (
                    <span key={interval.opens} className="block">
                      {hoursText([interval])}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-3 text-ink-soft text-sm">
      {openOnPublicHolidays ? 'Open on public holidays as on any day.' : 'Closed on public holidays.'}
    </p>
  </div>
)
