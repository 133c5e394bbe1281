import { useQueryClient } from '@tanstack/react-query'
import type { ChangeShopHours } from '#core/contracts/forms/shop-hours.ts'
import type { OwnHours } from '#core/contracts/seller/shop-profile.ts'
import type { Interval } from '#core/rules/time/opening-hours.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, FieldError } from '#web/components/ui/field.tsx'
import { Failed } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { useKept } from '../use-kept.ts'
import { TimeSelect } from './time-select.tsx'
import { begun, dayProblem, takesBreak, templates, usualOn, weekdayNames, withBreak, withoutBreak } from './week.ts'

type Props = { shopId: string; hours: OwnHours; onDone(): void }

const isWhole = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && 'week' in found && Array.isArray(found.week) && found.week.length === 7

/** The hours of every week as they are changed; a save that fails keeps what was entered. */
export function WeekEditor({ shopId, hours, onDone }: Props) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const { value, change, reset } = useKept<ChangeShopHours>(`shop-hours:${shopId}`, begun(hours), isWhole)
  const saving = useSend('PATCH /shops/:shopId/hours', {
    onDone: (saved) => {
      reset()
      showAnswer(client, queryKeyOf('GET /shops/:shopId/hours', { params: { shopId } }), saved)
      invalidate('GET /shops/:shop', 'GET /shops/:shopId/profile', 'GET /shops/:shopId/chat-preview')
      toast({ type: 'success', title: 'Opening hours updated successfully' })
      onDone()
    },
  })
  const save = () => saving.mutate({ params: { shopId }, body: value })
  const isWrong = value.week.some(({ intervals }) => dayProblem(intervals))
  const cancel = () => {
    reset()
    onDone()
  }
  return (
    <div className="grid content-start gap-4">
      <Templates onChoose={(week) => change({ ...value, week: [...week] })} />
      <div className="grid divide-y divide-line">
        {value.week.map((day) => (
          <DayRow
            key={day.weekday}
            day={day}
            onChange={(intervals) =>
              change({
                ...value,
                week: value.week.map((one) => (one.weekday === day.weekday ? { ...one, intervals } : one)),
              })
            }
          />
        ))}
      </div>
      <CheckField
        label="Open on public holidays"
        hint="Otherwise your shop is shown as closed then. A special day overrides it."
        checked={value.openOnPublicHolidays}
        onChange={({ target }) => change({ ...value, openOnPublicHolidays: target.checked })}
      />
      {saving.error && (
        <Failed title="Opening hours management unavailable" onRetry={save} retrying={saving.isPending}>
          {saving.error.code === 'SHOP_NOT_FOUND' ? 'Business ID not found' : saving.error.message}
        </Failed>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" className="min-h-12" disabled={saving.isPending} onClick={cancel}>
          Cancel
        </Button>
        <Button look="primary" disabled={isWrong} busy={saving.isPending && 'Saving...'} onClick={save}>
          Save Hours
        </Button>
      </div>
    </div>
  )
}

const Templates = ({ onChoose }: { onChoose(week: ChangeShopHours['week']): void }) => (
  <fieldset>
    <legend className="mb-2 font-semibold">Quick Setup Templates</legend>
    <div className="flex flex-wrap gap-2">
      {templates.map(({ name, says, week }) => (
        <Button key={name} title={says} look="quiet" onClick={() => onChoose(week)}>
          {name}
        </Button>
      ))}
    </div>
  </fieldset>
)

type DayRowProps = {
  day: { weekday: number; intervals: readonly Interval[] }
  onChange(intervals: Interval[]): void
}

/** One weekday: open or closed, from when to when, and with a lunch break. */
function DayRow({ day: { weekday, intervals }, onChange }: DayRowProps) {
  const name = weekdayNames[weekday - 1] ?? ''
  const problem = dayProblem(intervals)
  const set = (at: number, part: Partial<Interval>) =>
    onChange(intervals.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <CheckField
        label={name}
        checked={intervals.length > 0}
        onChange={({ target }) => onChange(target.checked ? [usualOn(weekday)] : [])}
      />
      <div className="grid content-center gap-2">
        {intervals.length === 0 && <p className="text-ink-soft">Closed</p>}
        {intervals.map(({ opens, closes }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second opening are what they are by their place
            key={at}
            className="flex flex-wrap items-center gap-2"
          >
            <TimeSelect
              label={`${name} ${at === 0 ? 'opens' : 'opens again'}`}
              value={opens}
              isInvalid={problem !== undefined}
              onChange={(time) => set(at, { opens: time })}
            />
            <span>to</span>
            <TimeSelect
              label={`${name} ${at === 0 ? 'closes' : 'closes again'}`}
              value={closes}
              isInvalid={problem !== undefined}
              onChange={(time) => set(at, { closes: time })}
            />
          </div>
        ))}
        <Break name={name} intervals={intervals} onChange={onChange} />
        <FieldError id={`day-${weekday}-error`}>{problem}</FieldError>
      </div>
    </fieldset>
  )
}

type BreakProps = { name: string; intervals: readonly Interval[]; onChange(intervals: Interval[]): void }

const Break = ({ name, intervals, onChange }: BreakProps) => (
  <>
    {takesBreak(intervals) && (
      <Button
        aria-label={`Add a lunch break on ${name}`}
        look="link"
        className="justify-self-start"
        onClick={() => onChange(withBreak(intervals))}
      >
        Add a lunch break
      </Button>
    )}
    {intervals.length > 1 && (
      <Button
        aria-label={`Remove the lunch break on ${name}`}
        look="link"
        className="justify-self-start"
        onClick={() => onChange(withoutBreak(intervals))}
      >
        Remove the lunch break
      </Button>
    )}
  </>
)
