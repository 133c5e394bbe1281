import { LoaderCircle, LocateFixed, LocateOff, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ProvincesAnswer } from '#core/contracts/shop-directory.ts'
import { quietButton } from '../../../components/styles.ts'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import type { Changes } from '../../../lib/address.ts'
import { useDebounced } from '../../../lib/debounced.ts'
import { useLocation } from '../../../lib/location.ts'
import { useApi } from '../../../lib/use-api.ts'
import { PROVINCES_PATH, usualRadiusKm, type Wish } from '../directory-path.ts'

type Props = { wish: Wish; onChange(changes: Changes): void; onClear(): void }

const sorts: Record<Wish['sort'], string> = { name: 'Name', rating: 'Rating', province: 'Province' }

export function Filters({ wish, onChange, onClear }: Props) {
  const { nearMe } = wish
  const { data } = useApi<ProvincesAnswer>(PROVINCES_PATH)
  const narrowed = nearMe || wish.text || wish.province || wish.minRating || wish.sort !== 'name'
  return (
    <search className="mt-6 mb-6 block rounded-2xl bg-sunk p-4 md:p-5">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1.3fr_1fr_1fr]">
        <Words text={wish.text} disabled={nearMe} onChange={onChange} />
        <SelectField
          label="Province"
          value={wish.province}
          disabled={nearMe}
          onChange={({ target }) => onChange({ province: target.value })}
        >
          <option value="">All provinces</option>
          {data?.provinces.map(({ name, shops }) => (
            <option key={name} value={name}>
              {name} ({shops})
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Minimum rating"
          value={wish.minRating}
          disabled={nearMe}
          onChange={({ target }) => onChange({ rating: target.value })}
        >
          <option value="">Any</option>
          <option value="4">4+</option>
          <option value="4.5">4.5+</option>
        </SelectField>
        <SelectField
          label="Sort by"
          value={wish.sort}
          disabled={nearMe}
          onChange={({ target }) => onChange({ sort: target.value === 'name' ? undefined : target.value })}
        >
          {Object.entries(sorts).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Nearness wish={wish} onChange={onChange} />
        {narrowed && (
          <button type="button" className={`${quietButton} min-h-12`} onClick={onClear}>
            <X aria-hidden size={18} /> Clear Filters
          </button>
        )}
      </div>
    </search>
  )
}

const typingMs = 300

/** Searches once the typing rests. */
function Words({ text, disabled, onChange }: { text: string; disabled: boolean; onChange: Props['onChange'] }) {
  const [typed, setTyped] = useState(text)
  const settled = useDebounced(typed, typingMs)
  const [sent, setSent] = useState(text)
  // What changes the address from elsewhere (clearing, going back) changes the field.
  if (text !== sent && text !== settled.trim()) {
    setSent(text)
    setTyped(text)
  }
  useEffect(() => {
    const wanted = settled.trim()
    if (wanted === sent) return
    setSent(wanted)
    onChange({ q: wanted })
  }, [settled, sent, onChange])
  return (
    <TextField
      label="Search"
      type="search"
      inputMode="search"
      maxLength={100}
      placeholder="Name, city, address or province"
      value={typed}
      disabled={disabled}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

const controlErrors: Readonly<Record<string, string>> = {
  'Geolocation is not supported by this browser': 'Geolocation is not supported by your browser.',
}

/** Asks the device where it is, and then how far around it to look. */
function Nearness({ wish: { nearMe, radiusKm }, onChange }: Pick<Props, 'wish' | 'onChange'>) {
  const { point, loading, error, ask } = useLocation()
  const [failed, setFailed] = useState<string>()
  const turnOn = async () => {
    setFailed(undefined)
    onChange({ location: 'on' })
  }
  useEffect(() => {
    if (nearMe && !point && !loading && !error) void ask()
  }, [nearMe, point, loading, error, ask])
  useEffect(() => {
    if (!nearMe || !error) return
    setFailed(controlErrors[error] ?? 'Unable to retrieve your location.')
    onChange({ location: undefined, radius: undefined })
  }, [nearMe, error, onChange])
  const on = nearMe && point
  return (
    <>
      <div>
        <button
          type="button"
          aria-pressed={nearMe}
          disabled={nearMe && loading}
          className={`${quietButton} min-h-12 ${on ? 'border-verified! text-verified' : ''}`}
          onClick={() => (nearMe ? onChange({ location: undefined, radius: undefined }) : void turnOn())}
        >
          {nearMe && loading ? (
            <LoaderCircle aria-hidden size={18} className="animate-spin" />
          ) : on ? (
            <LocateFixed aria-hidden size={18} />
          ) : (
            <LocateOff aria-hidden size={18} />
          )}
          {on ? 'Location Enabled' : 'Enable Location'}
        </button>
        <p aria-live="polite" className={failed ? 'mt-1 font-medium text-danger text-sm' : undefined}>
          {failed}
        </p>
      </div>
      {nearMe && <Radius km={radiusKm} onChange={onChange} />}
    </>
  )
}

function Radius({ km, onChange }: { km: number; onChange: Props['onChange'] }) {
  const [text, setText] = useState(String(km))
  useEffect(() => setText(String(km)), [km])
  const typed = Number(text)
  const isGood = Number.isInteger(typed) && typed >= 1 && typed <= 100
  const apply = () => {
    if (isGood && typed !== km) onChange({ radius: typed === usualRadiusKm ? undefined : text })
  }
  return (
    <TextField
      label="Radius (km)"
      type="number"
      inputMode="numeric"
      min={1}
      max={100}
      className="w-32"
      value={text}
      error={isGood ? undefined : '1 to 100 km'}
      onChange={({ target }) => setText(target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
