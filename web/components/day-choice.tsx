import { type Ref, useId } from 'react'
import type { ReadResult } from '../lib/api/use-read.ts'
import { momentWords, shortDay } from '../lib/dates.ts'
import { FieldError } from './ui/field.tsx'
import { Failed } from './ui/states.tsx'

type Props = {
  legend: string
  /** The days that have free times. */
  days: ReadResult<'GET /shops/:shopId/open-days'>
  value: string
  onChange(date: string): void
  error?: string | undefined
  /** What choosing no day is called, where that may be. */
  none?: string
  ref?: Ref<HTMLFieldSetElement>
}

const pill =
  'relative grid min-h-16 w-16 shrink-0 snap-start cursor-pointer place-content-center rounded-lg border border-line-strong bg-surface px-1 text-center leading-tight has-checked:border-2 has-checked:border-accent-ink has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-focus'

/** The days on which there is time, on a strip that scrolls sideways; radio buttons to a keyboard and a screen reader. */
export function DayChoice({ legend, days, value, onChange, error, none, ref }: Props) {
  const id = useId()
  const { data, error: failed, refetch, isFetching } = days
  // A day that filled up meanwhile stays chosen: the shop may still propose a time on it.
  const dates = data && [...new Set([...data.days.map(({ date }) => date), ...(value ? [value] : [])])].toSorted()
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={`${id}-error`}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      {failed ? (
        <Failed title="The free days could not be read" onRetry={() => void refetch()} retrying={isFetching} />
      ) : dates?.length === 0 ? (
        <p className="text-ink-soft">There are no free times in the next 60 days.</p>
      ) : (
        <div className="-mx-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto p-1 pb-2">
          {none && (
            <Day id={id} date="" checked={value === ''} onChange={onChange}>
              <span className="text-sm">{none}</span>
            </Day>
          )}
          {dates
            ? dates.map((date) => <Dated key={date} id={id} date={date} checked={value === date} onChange={onChange} />)
            : Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: these are only shapes
                <span key={index} aria-hidden className="skeleton h-16 w-16 shrink-0 rounded-lg" />
              ))}
        </div>
      )}
      {data?.readyFrom && (
        <p className="mt-1 text-ink-soft">
          The shop has to order these tyres: they can be there from {momentWords(data.readyFrom)}.
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

type One = { id: string; date: string; checked: boolean; onChange(date: string): void }

function Dated(one: One) {
  const [weekday, day, month] = shortDay(one.date).split(' ')
  return (
    <Day {...one}>
      <span className="text-ink-soft text-sm">{weekday}</span>
      <span className="font-bold text-lg tabular-nums">{day}</span>
      <span className="text-ink-soft text-sm">{month}</span>
    </Day>
  )
}

const Day = ({ id, date, checked, onChange, children }: One & { children: React.ReactNode }) => (
  <label className={pill}>
    <input
      type="radio"
      name={`${id}-day`}
      className="sr-only"
      checked={checked}
      onChange={() => onChange(date)}
      value={date}
    />
    {children}
  </label>
)
