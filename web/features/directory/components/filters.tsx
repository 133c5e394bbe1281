import { Clock, FilterX, LoaderCircle, LocateFixed, SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useRead } from '#web/lib/api/use-read.ts'
import { locate } from '#web/lib/device/device-position.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { nearText, usualRadiusKm } from '#web/lib/page/search-address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { FieldError, SelectField, TextField } from '../../../components/ui/field.tsx'
import { useDebounced } from '../../../lib/debounced.ts'
import { countFilters, type DirectorySearch, longestText, noFilters, sorts } from '../directory-address.ts'

type Props = { directorySearch: DirectorySearch; onChange(changes: Changes, how?: 'replace'): void }

/** Narrows and orders the directory; on a phone the selects open on demand. */
export function Filters({ directorySearch, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const set = countFilters(directorySearch)
  const clearable = set > 0 || directorySearch.near !== undefined
  return (
    <search className="grid gap-3 rounded-2xl bg-surface p-4 shadow-card md:p-5">
      <div className="grid gap-3 md:grid-cols-[1fr_auto]">
        <SearchField directorySearch={directorySearch} onChange={onChange} />
        <div className={directorySearch.near ? 'grid grid-cols-[7rem_1fr] gap-3' : ''}>
          {directorySearch.near && (
            <RadiusField directorySearch={directorySearch} onChange={(changes) => onChange(changes, 'replace')} />
          )}
          <LocationControl directorySearch={directorySearch} onChange={onChange} />
        </div>
      </div>
      <div className="flex gap-3 max-md:flex-col md:items-end">
        <div id="directory-filters" className={`grid grow gap-3 md:grid-cols-3 ${open ? '' : 'max-md:hidden'}`}>
          <Selects directorySearch={directorySearch} onChange={onChange} />
        </div>
        <div className="flex flex-wrap gap-2">
          <OpenNow directorySearch={directorySearch} onChange={onChange} />
          <Button
            aria-expanded={open}
            aria-controls="directory-filters"
            onClick={() => setOpen(!open)}
            look="quiet"
            className="md:hidden"
          >
            <SlidersHorizontal aria-hidden size={18} /> Filters{set > 0 && ` (${set})`}
          </Button>
          {clearable && (
            <Button onClick={() => onChange(noFilters)} look="quiet" className="whitespace-nowrap md:min-h-12">
              <FilterX aria-hidden size={18} /> Clear Filters
            </Button>
          )}
        </div>
      </div>
    </search>
  )
}

const OpenNow = ({ directorySearch, onChange }: Props) => (
  <Button
    aria-pressed={directorySearch.openNow}
    onClick={() => onChange({ open: directorySearch.openNow ? undefined : 'true', page: undefined })}
    look="quiet"
    className="whitespace-nowrap aria-pressed:border-verified aria-pressed:bg-verified-wash aria-pressed:text-verified md:min-h-12"
  >
    <Clock aria-hidden size={18} className="shrink-0" /> Open now
  </Button>
)

function SearchField({ directorySearch, onChange }: Props) {
  const [text, setText] = useTypedText(directorySearch.text, (typed) =>
    onChange({ text: typed, page: undefined }, 'replace'),
  )
  return (
    <TextField
      label="Search"
      type="search"
      enterKeyHint="search"
      placeholder="Name, city, address or province"
      maxLength={longestText}
      disabled={directorySearch.near !== undefined}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

const NotRead = ({ onRetry }: { onRetry(): void }) => (
  <>
    The provinces could not be loaded.{' '}
    <Button onClick={onRetry} look="text" className="underline-offset-4">
      Try again
    </Button>
  </>
)

function Selects({ directorySearch, onChange }: Props) {
  const { data, isError, refetch } = useRead('GET /provinces')
  const names = data?.provinces.map(({ name }) => name) ?? []
  const choices =
    directorySearch.province && !names.includes(directorySearch.province) ? [...names, directorySearch.province] : names
  const disabled = directorySearch.near !== undefined
  const change = (name: string, value: string) => onChange({ [name]: value, page: undefined })
  return (
    <>
      <SelectField
        label="Province"
        disabled={disabled}
        value={directorySearch.province}
        hint={isError && !data ? <NotRead onRetry={() => void refetch()} /> : undefined}
        onChange={({ target }) => change('province', target.value)}
      >
        <option value="">All provinces</option>
        {choices.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label="Minimum rating"
        disabled={disabled}
        value={directorySearch.rating ?? ''}
        onChange={({ target }) => change('rating', target.value)}
      >
        <option value="">Any</option>
        <option value="4">4+</option>
        <option value="4.5">4.5+</option>
      </SelectField>
      <SelectField
        label="Sort by"
        disabled={disabled}
        value={directorySearch.sort}
        onChange={({ target }) => change('sort', target.value === 'name' ? '' : target.value)}
      >
        {Object.entries(sorts).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

type LocationControlProps = { directorySearch: DirectorySearch; onChange(changes: Changes): void }

const off: Changes = { near: undefined, place: undefined, radius: undefined, page: undefined }

/** Switches between all centres and those around this device. */
function LocationControl({ directorySearch, onChange }: LocationControlProps) {
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
function RadiusField({ directorySearch, onChange }: LocationControlProps) {
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

const typingMs = 300

/** A typed text, handed on when the typing rests; what it is changed to from elsewhere shows at once. */
function useTypedText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value)
  const settled = useDebounced(text.trim(), typingMs)
  const known = useRef(value)
  const handOn = useRef(onSettled)
  handOn.current = onSettled
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (settled === known.current) return
    known.current = settled
    handOn.current(settled)
  }, [settled])
  return [text, setText] as const
}
