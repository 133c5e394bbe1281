import { LocateFixed } from 'lucide-react'
import { useId, useState } from 'react'
import { type DevicePosition, locate, useDevicePosition } from '#web/lib/device/device-position.ts'
import { placeNames } from '#web/lib/place-lookup.ts'
import { field } from '../styles.ts'
import { Button } from '../ui/button.tsx'

type Props = {
  /** Where it is asked for something else than a search near a place. */
  label?: string
  text: string
  problem: string | undefined
  onChange: (text: string) => void
  onLocated: (where: DevicePosition) => void
}

/** Where to search: a suburb or town, or where this device is. */
export function PlaceField({ label, text, problem, onChange, onLocated }: Props) {
  const id = useId()
  const [names, setNames] = useState<string[]>([])
  const { loading, error } = useDevicePosition()
  const [asked, setAsked] = useState(false)
  const ask = async () => {
    setAsked(true)
    const found = await locate()
    if (found) onLocated(found)
  }
  const says = asked ? (loading ? 'Finding your location…' : error) : undefined
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label ?? (
          <>
            Near <span className="font-normal text-ink-soft">(optional)</span>
          </>
        )}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="place"
          value={text}
          list={`${id}-names`}
          onFocus={() => void placeNames().then(setNames)}
          onChange={(event) => {
            setAsked(false)
            onChange(event.target.value)
          }}
          placeholder="Suburb or town"
          autoComplete="address-level2"
          maxLength={60}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-says`}
          className={field}
        />
        <datalist id={`${id}-names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <LocateButton onClick={() => void ask()} />
      </div>
      <p
        id={`${id}-says`}
        role="status"
        className={`mt-1 text-sm empty:hidden ${problem ? 'text-danger' : 'text-ink-soft'}`}
      >
        {problem ?? says}
      </p>
    </div>
  )
}

const LocateButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    onClick={onClick}
    aria-label="Use my location"
    title="Use my location"
    className="pressable grid size-12 shrink-0 place-items-center rounded-lg border border-line-strong bg-surface hover:bg-sunk"
  >
    <LocateFixed aria-hidden size={20} />
  </Button>
)
