import { twelveHours } from '#core/rules/time/opening-hours.ts'
import { field } from '#web/components/styles.ts'
import { timesWith } from './week.ts'

type Props = { label: string; value: string; isInvalid?: boolean; onChange(time: string): void }

/** A time in half hours, as people say it. */
export const TimeSelect = ({ label, value, isInvalid = false, onChange }: Props) => (
  <select
    aria-label={label}
    aria-invalid={isInvalid || undefined}
    value={value}
    className={`${field} w-auto! min-w-0 tabular-nums`}
    onChange={({ target }) => onChange(target.value)}
  >
    {timesWith(value).map((time) => (
      <option key={time} value={time}>
        {twelveHours(time)}
      </option>
    ))}
  </select>
)
