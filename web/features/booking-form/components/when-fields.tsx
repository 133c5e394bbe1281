import { Controller, type UseFormReturn } from 'react-hook-form'
import type { BookingForm } from '#core/contracts/forms/bookings.ts'
import { addDays } from '#core/rules/time/time.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { daysPath, slotsPath, type Work } from '../api/booking.ts'

type Props = {
  form: UseFormReturn<BookingForm>
  work: Work
  today: string
  date: string | undefined
  /** Tyres have to be there: from tomorrow, and on a day. Other work may begin today, or on any day. */
  isForTyres: boolean
}

/** The day, and then one of its free times. */
export const WhenFields = ({ form, work, today, date, isForTyres }: Props) => (
  <>
    <Controller
      control={form.control}
      name="date"
      render={({ field: { value = '', onChange, ref }, fieldState }) => (
        <DayChoice
          ref={ref}
          legend="Preferred date"
          path={daysPath(work, isForTyres ? addDays(today, 1) : today)}
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
            path={slotsPath(work, date)}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    )}
  </>
)
