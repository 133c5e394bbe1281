import { useQueryClient } from '@tanstack/react-query'
import type { ChangeBookingRules } from '#core/contracts/forms/shop-services.ts'
import type { OwnServices } from '#core/contracts/seller/shop-profile.ts'
import { twelveHours } from '#core/rules/time/opening-hours.ts'
import { timeOfMinute } from '#core/rules/time/time.ts'
import { SelectField, TextField } from '#web/components/ui/field.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { useKept } from '../use-kept.ts'
import { SaveRow } from './save-row.tsx'

const buffers = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]
const leads: readonly (readonly [number, string])[] = [
  [0, 'No notice'],
  [60, '1 hour before'],
  [120, '2 hours before'],
  [180, '3 hours before'],
  [240, '4 hours before'],
  [480, '8 hours before'],
  [720, '12 hours before'],
  [1440, '1 day before'],
  [2880, '2 days before'],
  [4320, '3 days before'],
  [10_080, '1 week before'],
  [20_160, '2 weeks before'],
]
const cutOffs = Array.from({ length: 48 }, (_, at) => timeOfMinute(at * 30))
const MAX_BAYS = 50

const isWhole = (found: unknown): boolean => typeof found === 'object' && found !== null && 'leadMinutes' in found

/** How the shop takes bookings: what drivers are offered follows at once, on the web and in the chat. */
export function RulesForm({ shopId, own }: { shopId: string; own: OwnServices }) {
  const { value, change, reset, isChanged } = useKept<ChangeBookingRules>(`shop-rules:${shopId}`, own.rules, isWhole)
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const saving = useSend('PATCH /shops/:shopId/booking-rules', {
    onDone: (saved) => {
      showAnswer(client, queryKeyOf('GET /shops/:shopId/services', { params: { shopId } }), saved)
      invalidate('GET /shops/:shop')
      reset(saved.rules)
      toast({ type: 'success', title: 'Booking rules updated successfully' })
    },
    onFailed: ({ message }) => toast({ type: 'error', title: 'Failed to update booking rules', message }),
  })
  const isRight = Number.isInteger(value.bays) && value.bays >= 1 && value.bays <= MAX_BAYS
  return (
    <fieldset disabled={!own.canChange} className="grid min-w-0 gap-4">
      <legend className="mb-3 font-bold text-lg">Bays and work times</legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField
          label="Bays"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_BAYS}
          hint="Cars that you work on at once."
          error={isRight ? undefined : `From 1 to ${MAX_BAYS}`}
          value={value.bays || ''}
          onChange={({ target }) => change({ ...value, bays: Number(target.value) })}
        />
        <Times value={value} change={change} />
      </div>
      {own.canChange && (
        <SaveRow
          save="Save Booking Rules"
          isChanged={isChanged}
          isSaving={saving.isPending}
          isRight={isRight}
          onSave={() => saving.mutate({ params: { shopId }, body: value })}
          onDiscard={() => reset()}
        />
      )}
    </fieldset>
  )
}

type TimesProps = { value: ChangeBookingRules; change(next: ChangeBookingRules): void }

const Times = ({ value, change }: TimesProps) => (
  <>
    <SelectField
      label="Between bookings"
      hint="A bay stays empty so long."
      value={value.bufferMinutes}
      onChange={({ target }) => change({ ...value, bufferMinutes: Number(target.value) })}
    >
      {withPresent(buffers, value.bufferMinutes).map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes} minutes
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Notice"
      hint="Drivers book at the latest then."
      value={value.leadMinutes}
      onChange={({ target }) => change({ ...value, leadMinutes: Number(target.value) })}
    >
      {withPresent(
        leads.map(([minutes]) => minutes),
        value.leadMinutes,
      ).map((minutes) => (
        <option key={minutes} value={minutes}>
          {leads.find(([one]) => one === minutes)?.[1] ?? `${minutes} minutes before`}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Same-day bookings"
      hint="From then on, drivers book for tomorrow."
      value={value.sameDayUntil ?? ''}
      onChange={({ target }) => change({ ...value, sameDayUntil: target.value || null })}
    >
      <option value="">All day</option>
      {cutOffs.map((time) => (
        <option key={time} value={time}>
          {time === '00:00' ? 'None' : `Until ${twelveHours(time)}`}
        </option>
      ))}
      {value.sameDayUntil && !cutOffs.includes(value.sameDayUntil) && (
        <option value={value.sameDayUntil}>Until {twelveHours(value.sameDayUntil)}</option>
      )}
    </SelectField>
  </>
)

const withPresent = (usual: readonly number[], present: number): number[] =>
  usual.includes(present) ? [...usual] : [...usual, present].toSorted((one, other) => one - other)
