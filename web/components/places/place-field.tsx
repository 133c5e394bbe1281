import { LocateFixed } from 'lucide-react'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { later } from '#web/lib/code/later.tsx'
import { type DevicePosition, locate, useDevicePosition } from '#web/lib/device/device-position.ts'
import { field } from '../styles.ts'
import { Button } from '../ui/button.tsx'

const SuggestedPlaces = later(() => import('./suggested-places.tsx'))

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
  const box = useRef<HTMLInputElement>(null)
  const [isAwake, setAwake] = useState(false)
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
        <div className="relative min-w-0 grow">
          <input
            ref={box}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            id={id}
            name="place"
            value={text}
            onFocus={() => setAwake(true)}
            onChange={(event) => {
              setAsked(false)
              onChange(event.target.value)
            }}
            placeholder="Suburb or town"
            autoComplete="off"
            maxLength={60}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-says`}
            className={field}
          />
          {isAwake && (
            <Suspense>
              <SuggestedPlaces box={box} text={text} onPick={onChange} />
            </Suspense>
          )}
        </div>
        <LocateButton onClick={() => void ask()} />
      </div>
      <Says id={`${id}-says`} problem={problem}>
        {says}
      </Says>
    </div>
  )
}

const Says = ({ id, problem, children }: { id: string; problem: string | undefined; children: ReactNode }) => (
  <p id={id} role="status" className={`mt-1 text-sm empty:hidden ${problem ? 'text-danger' : 'text-ink-soft'}`}>
    {problem ?? children}
  </p>
)

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
