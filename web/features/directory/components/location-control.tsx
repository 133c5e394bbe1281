import { LoaderCircle, LocateFixed } from 'lucide-react'
import { useId, useState } from 'react'
import { locate } from '#web/lib/device/device-position.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { nearText, usualRadiusKm } from '#web/lib/page/search-address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { FieldError, TextField } from '../../../components/ui/field.tsx'
import type { DirectorySearch } from '../directory-address.ts'
import { useTypedText } from '../typed-text.ts'

type Props = { directorySearch: DirectorySearch; onChange(changes: Changes): void }

const off: Changes = { near: undefined, place: undefined, radius: undefined, page: undefined }

/** Switches between all centres and those around this device. */
export function LocationControl({ directorySearch, onChange }: Props) {
  const id = useId()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const on = directorySearch.near !== undefined
  const toggle = async () => {
    setError(undefined)
    if (on) return onChange(off)
    setAsking(true)
    const found = await locate()
    setAsking(false)
    if (found)
      return onChange({
        ...off,
        near: nearText({ lat: found.latitude, lng: found.longitude }),
        place: found.city,
      })
    setError(
      'geolocation' in navigator
        ? 'Unable to retrieve your location.'
        : 'Geolocation is not supported by your browser.',
    )
  }
  return (
    <div className={on ? 'mt-7' : 'md:mt-7'}>
      <Button
        aria-pressed={on}
        aria-describedby={id}
        disabled={asking}
        onClick={() => void toggle()}
        look="quiet"
        className="min-h-12 w-full whitespace-nowrap px-2! md:px-4! aria-pressed:border-verified aria-pressed:bg-verified-wash aria-pressed:text-verified"
      >
        {asking ? (
          <LoaderCircle aria-hidden size={18} className="animate-spin" />
        ) : (
          <LocateFixed aria-hidden size={18} />
        )}
        {on ? 'Location Enabled' : 'Enable Location'}
      </Button>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

/** How far around the device; only while the location is on. */
export function RadiusField({ directorySearch, onChange }: Props) {
  const [text, setText] = useTypedText(String(directorySearch.radiusKm), (typed) => {
    if (isRadius(typed))
      onChange({ radius: Number(typed) === usualRadiusKm ? undefined : String(Number(typed)), page: undefined })
  })
  return (
    <TextField
      label="Radius (km)"
      type="number"
      inputMode="numeric"
      min={1}
      max={100}
      value={text}
      onChange={({ target }) => setText(target.value)}
      error={isRadius(text) ? undefined : 'Type a radius from 1 to 100 km'}
    />
  )
}

const isRadius = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 100
