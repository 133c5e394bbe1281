import { LocateFixed, MapPin } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { SharedLocation } from '#core/contracts/devtools/simulator.ts'
import type { Place } from '#core/rules/places/places.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from './sheet.tsx'

type Props = { onShare: (location: SharedLocation) => void; onClose: () => void }

const fieldStyle = 'min-h-11 w-full rounded-lg border border-line-strong bg-surface px-3 text-[15px]'
const rowStyle = 'flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunk'

/** Shares a place of the list, a pair of coordinates, or where this device is. */
export function LocationSheet({ onShare, onClose }: Props) {
  const places = usePlaces()
  const [wanted, setWanted] = useState('')
  const search = useId()
  const found = places?.filter((place) => place.name.toLowerCase().includes(wanted.trim().toLowerCase())).slice(0, 30)
  return (
    <Sheet title="Share a location" onClose={onClose}>
      <ThisDevice onShare={onShare} />
      <Coordinates onShare={onShare} />
      <div className="border-line border-t p-4 pb-2">
        <label htmlFor={search} className="mb-1 block font-medium text-sm">
          Or a place
        </label>
        <input
          id={search}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          placeholder="Suburb or town"
          autoComplete="off"
          className={fieldStyle}
        />
      </div>
      <ul className="pb-2">
        {found?.map(({ name, province, lat, lng }) => (
          <li key={name}>
            <Button
              className={rowStyle}
              onClick={() => onShare({ lat, lng, label: name, address: `${name}, ${province}` })}
            >
              <MapPin aria-hidden size={18} className="shrink-0 text-whatsapp-ink" />
              <span>
                {name} <span className="text-ink-soft text-sm">{province}</span>
              </span>
            </Button>
          </li>
        ))}
        {found?.length === 0 && <li className="px-4 py-3 text-ink-soft">No place of that name.</li>}
      </ul>
    </Sheet>
  )
}

function usePlaces() {
  const [places, setPlaces] = useState<Place[]>()
  useEffect(() => {
    void import('#core/rules/places/places.ts').then(({ places }) =>
      setPlaces(places.filter((place) => place.kind === 'place')),
    )
  }, [])
  return places
}

function ThisDevice({ onShare }: Pick<Props, 'onShare'>) {
  const [says, setSays] = useState('')
  const locate = () => {
    if (!('geolocation' in navigator)) return setSays('Geolocation is not supported by this browser')
    setSays('Finding this device…')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onShare({ lat: coords.latitude, lng: coords.longitude }),
      (error) =>
        setSays(
          error.code === error.PERMISSION_DENIED
            ? 'Location access denied by user'
            : 'Location information is unavailable',
        ),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
    )
  }
  return (
    <>
      <Button className={rowStyle} onClick={locate}>
        <LocateFixed aria-hidden size={18} className="shrink-0 text-whatsapp-ink" />
        Where this device is
      </Button>
      <p role="status" className="px-4 text-ink-soft text-sm empty:hidden">
        {says}
      </p>
    </>
  )
}

function Coordinates({ onShare }: Pick<Props, 'onShare'>) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const location = coordinatesOf(text)
    if (location) onShare(location)
    else setProblem('Write latitude and longitude, such as -26.107, 28.057')
  }
  return (
    <form onSubmit={submit} className="p-4 pt-2" noValidate>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        Coordinates
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="-26.107, 28.057"
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== ''}
          className={fieldStyle}
        />
        <Button
          type="submit"
          className="pressable min-h-11 shrink-0 rounded-lg border border-line-strong px-4 font-medium hover:bg-sunk"
        >
          Share
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </form>
  )
}

function coordinatesOf(text: string): SharedLocation | undefined {
  const [lat, lng, ...more] = text
    .trim()
    .split(/[\s,;]+/)
    .map(Number)
  if (lat === undefined || lng === undefined || more.length > 0) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}
