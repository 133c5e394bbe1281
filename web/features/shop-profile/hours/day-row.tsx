import type { Interval } from '#core/rules/time/opening-hours.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, FieldError } from '#web/components/ui/field.tsx'
import { TimeSelect } from './time-select.tsx'
import { dayProblem, takesBreak, usualOn, weekdayNames, withBreak, withoutBreak } from './week.ts'

type Props = {
  day: { weekday: number; intervals: readonly Interval[] }
  onChange(intervals: Interval[]): void
}

/** One weekday: open or closed, from when to when, and with a lunch break. */
export function DayRow({ day: { weekday, intervals }, onChange }: Props) {
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
