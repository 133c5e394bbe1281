import type { PreferencesView } from '#core/contracts/preferences.ts'
import { TextField } from '#web/components/ui/field.tsx'

type Hours = PreferencesView['quietHours']

/** Between which times nothing comes that can wait. */
export const QuietHours = ({ hours, onChange }: { hours: Hours; onChange(hours: Hours): void }) => (
  <fieldset>
    <legend className="font-bold">Quiet Hours</legend>
    <p className="text-ink-soft text-sm">
      Nothing but bookings, codes and direct answers reaches you between these times.
    </p>
    <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-sm">
      <TextField
        label="Start time"
        type="time"
        required
        value={hours.start}
        onChange={({ target }) => onChange({ ...hours, start: target.value })}
      />
      <TextField
        label="End time"
        type="time"
        required
        value={hours.end}
        onChange={({ target }) => onChange({ ...hours, end: target.value })}
      />
    </div>
  </fieldset>
)
