import { useState } from 'react'
import type { NewSpecialDays } from '#core/contracts/forms/shop-hours.ts'
import { localDate } from '#core/rules/time/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { TimeSelect } from './time-select.tsx'

type Props = {
  isBusy: boolean
  problem: string | undefined
  onAdd(days: NewSpecialDays): void
  onCancel(): void
}

type Hours = NonNullable<NewSpecialDays['interval']>

const usual = { opens: '09:00', closes: '12:00' }

/** Closed from one day to another, or open for some hours only. */
export function SpecialDayForm({ isBusy, problem, onAdd, onCancel }: Props) {
  const today = localDate(new Date())
  const [days, setDays] = useState<NewSpecialDays>({ from: today, to: today, interval: null, reason: '' })
  const { from, to, interval, reason } = days
  const wrong = to < from ? 'The last day is not before the first' : undefined
  const backwards = interval && interval.opens >= interval.closes ? 'A shop opens before it closes' : undefined
  return (
    <form
      className="grid gap-3 rounded-xl bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!wrong && !backwards && from && to) onAdd(days)
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          min={today}
          value={from}
          onChange={({ target }) => setDays({ ...days, from: target.value, to: to < target.value ? target.value : to })}
        />
        <TextField
          label="Last day"
          type="date"
          min={from}
          value={to}
          error={wrong}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
        />
      </div>
      <CheckField
        label="Closed all day"
        checked={interval === null}
        onChange={({ target }) => setDays({ ...days, interval: target.checked ? null : usual })}
      />
      {interval && <OtherHours interval={interval} onChange={(next) => setDays({ ...days, interval: next })} />}
      <TextField
        label="Reason"
        optional
        maxLength={80}
        hint="Drivers see it."
        value={reason}
        onChange={({ target }) => setDays({ ...days, reason: target.value })}
      />
      {(backwards ?? problem) && <Notice tone="error">{backwards ?? problem}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="primary" className="min-h-11!" busy={isBusy && 'Saving...'}>
          Add
        </Button>
      </div>
    </form>
  )
}

const OtherHours = ({ interval, onChange }: { interval: Hours; onChange(next: Hours): void }) => (
  <div className="flex flex-wrap items-center gap-2">
    <TimeSelect label="Opens" value={interval.opens} onChange={(opens) => onChange({ ...interval, opens })} />
    <span>to</span>
    <TimeSelect label="Closes" value={interval.closes} onChange={(closes) => onChange({ ...interval, closes })} />
  </div>
)
