import { type Ref, useEffect, useId, useState } from 'react'
import type { ReadResult } from '../lib/api/use-read.ts'
import { clockOf } from '../lib/dates.ts'
import { FieldError } from './ui/field.tsx'
import { Failed } from './ui/states.tsx'

type Props = {
  legend: string
  /** The free times of the chosen day. */
  times: ReadResult<'GET /shops/:shopId/open-slots'>
  /** The chosen start as an instant; nothing is any time. */
  value: string
  onChange(start: string): void
  error?: string | undefined
  /** What leaving the time to the shop is called, where that may be. */
  any?: string
  ref?: Ref<HTMLFieldSetElement>
}

const pill =
  'relative grid min-h-11 cursor-pointer place-items-center rounded-lg border border-line-strong bg-surface px-2 tabular-nums has-checked:border-2 has-checked:border-accent-ink has-checked:bg-accent-wash has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:outline-focus'

/** The free times of a day. */
export function TimeChoice({ legend, times, value, onChange, error, any, ref }: Props) {
  const id = useId()
  const { data, error: failed, refetch, isFetching } = times
  const [gone, setGone] = useState<string>()
  useEffect(() => {
    if (!data || !value || data.starts.includes(value)) return
    setGone(value)
    onChange('')
  }, [data, value, onChange])
  const choice = (start: string, words: string, wide = false) => (
    <label key={start} className={wide ? `${pill} col-span-2` : pill}>
      <input
        type="radio"
        name={`${id}-time`}
        className="sr-only"
        checked={value === start}
        onChange={() => onChange(start)}
        value={start}
      />
      {words}
    </label>
  )
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
        <Failed title="The free times could not be read" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {any && choice('', any, true)}
          {data
            ? data.starts.map((start) => choice(start, clockOf(start)))
            : Array.from({ length: 8 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: these are only shapes
                <span key={index} aria-hidden className="skeleton h-11 rounded-lg" />
              ))}
        </div>
      )}
      {gone && !value && (
        <p role="status" className="mt-1 font-medium text-accent-ink">
          {clockOf(gone)} is not free for this work.
        </p>
      )}
      {data?.starts.length === 0 && (
        <p className="mt-1 text-ink-soft">There is no free time on this day.{any && ' The shop can propose one.'}</p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
