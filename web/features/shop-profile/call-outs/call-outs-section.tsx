import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallOutHours, ChangeCallOutHours } from '#core/contracts/forms/call-out-hours.ts'
import { field } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { weekdayNames } from '../hours/week.ts'
import { OwnersOnly, Part, Section } from '../section.tsx'

/** When the shop comes out to a flat tyre, apart from when it is open. */
export function CallOutsSection({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/call-out-hours', { params: { shopId } })
  return (
    <Section
      id="call-outs"
      title="Call-outs to a flat tyre"
      about="At these times drivers beside the road may ask you on WhatsApp, within the radius that you drive. It costs you one tap to answer."
    >
      <Part read={read} unavailable="Call-out hours unavailable" height="h-72">
        {(hours) => (
          <>
            <OwnersOnly canChange={hours.canChange} />
            {!hours.comesOut && (
              <Notice tone="info">
                Nobody asks you before your services name mobile fitting, emergency or road assistance.
              </Notice>
            )}
            <CallOutsForm key={JSON.stringify(hours.week)} shopId={shopId} hours={hours} />
          </>
        )}
      </Part>
    </Section>
  )
}

type Week = ChangeCallOutHours['week']
const aroundTheClock = { opens: '00:00', closes: '24:00' }
const everyDay = (intervals: Week[number]['intervals']): Week =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, intervals }))
const isAround = (week: Week): boolean =>
  week.every(({ intervals: [only, more] }) => !more && only?.opens === '00:00' && only.closes === '24:00')

function CallOutsForm({ shopId, hours }: { shopId: string; hours: CallOutHours }) {
  const client = useQueryClient()
  const [week, setWeek] = useState<Week>(hours.week)
  const saving = useSend('PATCH /shops/:shopId/call-out-hours', {
    onDone: (saved) => {
      showAnswer(client, queryKeyOf('GET /shops/:shopId/call-out-hours', { params: { shopId } }), saved)
      toast({ type: 'success', title: 'Call-out hours updated successfully' })
    },
  })
  const problem = ChangeCallOutHours.safeParse({ week }).error?.issues[0]?.message
  const change = (changed: Week[number]) =>
    setWeek(week.map((one) => (one.weekday === changed.weekday ? changed : one)))
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) saving.mutate({ params: { shopId }, body: { week } })
      }}
    >
      <fieldset disabled={!hours.canChange} className="grid gap-3">
        <legend className="sr-only">Call-out hours of every week</legend>
        <CheckField
          label="Around the clock"
          checked={isAround(week)}
          onChange={({ target }) => setWeek(everyDay(target.checked ? [aroundTheClock] : []))}
        />
        {!isAround(week) && week.map((day) => <Day key={day.weekday} day={day} onChange={change} />)}
        {(problem ?? saving.error) && <Notice tone="error">{problem ?? saving.error?.message}</Notice>}
        <Button type="submit" look="primary" className="justify-self-start" busy={saving.isPending && 'Saving...'}>
          Save call-out hours
        </Button>
      </fieldset>
    </form>
  )
}

const night = [
  { opens: '00:00', closes: '06:00' },
  { opens: '18:00', closes: '24:00' },
]

type DayProps = { day: Week[number]; onChange(day: Week[number]): void }

function Day({ day: { weekday, intervals }, onChange }: DayProps) {
  const name = weekdayNames[weekday - 1] ?? ''
  const set = (next: Week[number]['intervals']) => onChange({ weekday, intervals: next })
  return (
    <fieldset className="grid gap-2 sm:grid-cols-[9rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <CheckField
        label={name}
        checked={intervals.length > 0}
        onChange={({ target }) => set(target.checked ? [{ opens: '06:00', closes: '22:00' }] : [])}
      />
      <div className="grid content-center gap-2">
        {intervals.map((interval, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second time are what they are by their place
          <div key={at} className="flex flex-wrap items-center gap-2">
            {(['opens', 'closes'] as const).map((end) => (
              <input
                key={end}
                aria-label={`${name} ${end === 'opens' ? 'from' : 'to'}${at > 0 ? ' again' : ''}`}
                value={interval[end]}
                placeholder={end === 'opens' ? '18:00' : '24:00'}
                maxLength={5}
                className={`${field} w-24! tabular-nums`}
                onChange={({ target }) =>
                  set(intervals.map((one, place) => (place === at ? { ...one, [end]: target.value } : one)))
                }
              />
            ))}
          </div>
        ))}
        {intervals.length === 1 && (
          <Button
            aria-label={`Only at night on ${name}`}
            look="quiet"
            className="justify-self-start"
            onClick={() => set(night)}
          >
            Only at night
          </Button>
        )}
      </div>
    </fieldset>
  )
}
