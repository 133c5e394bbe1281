import { Controller, type UseFormReturn } from 'react-hook-form'
import type { BookingForm } from '#core/contracts/forms/bookings.ts'
import { addDays } from '#core/rules/time/time.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { type Work, workInput } from '../use-booking.ts'

type Props = {
  form: UseFormReturn<BookingForm>
  work: Work
  today: string
  date: string | undefined
  /** Tyres have to be there: from tomorrow, and on a day. Other work may begin today, or on any day. */
  isForTyres: boolean
}

/** The day, and then one of its free times. */
export function WhenFields({ form, work, today, date, isForTyres }: Props) {
  const { params, query } = workInput(work)
  const from = isForTyres ? addDays(today, 1) : today
  const days = useRead(
    'GET /shops/:shopId/open-days',
    { params, query: { ...query, from, count: 60 } },
    { keepsPrevious: true },
  )
  const times = useRead('GET /shops/:shopId/open-slots', date ? { params, query: { ...query, date } } : null)
  return (
    <>
      <Controller
        control={form.control}
        name="date"
        render={({ field: { value = '', onChange, ref }, fieldState }) => (
          <DayChoice
            ref={ref}
            legend="Preferred date"
            days={days}
            value={value}
            onChange={(day) => {
              onChange(day)
              form.setValue('time', '')
            }}
            error={fieldState.error?.message}
            {...(!isForTyres && { none: 'Any day' })}
          />
        )}
      />
      {date && (
        <Controller
          control={form.control}
          name="time"
          render={({ field: { value = '', onChange, ref }, fieldState }) => (
            <TimeChoice
              ref={ref}
              legend="Preferred time"
              any="Any time"
              times={times}
              value={value}
              onChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  )
}
