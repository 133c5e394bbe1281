import { Search } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { type ParsedSize, sizeCode } from '#core/rules/tyres/tyre-size-type.ts'
import { useKnownPlace } from '#web/components/places/typed-place.ts'
import { Button } from '#web/components/ui/button.tsx'
import { codeOf } from '#web/lib/code/load-code.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { resultsLink } from '#web/lib/page/search-address.ts'
import type { Understood } from '../understood.ts'
import type { Meant } from '../use-suggestions.tsx'
import { SearchForm } from './search-form.tsx'
import { SizeField } from './size-field.tsx'

type Props = {
  params: URLSearchParams
  sizes: readonly string[]
  onUnderstood?: ((understood: Understood) => void) | undefined
  /** Another way to the same, under the button. */
  beside?: ReactNode
  children?: ReactNode
}

export function SizeSearch({ params, sizes, onUnderstood, beside, children }: Props) {
  const [text, setText] = useState(params.get('size') ?? '')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const { understood, wake } = useUnderstood(text)
  useEffect(() => onUnderstood?.(understood), [understood, onUnderstood])
  // What was typed while the page was still waking up counts.
  useEffect(() => {
    if (box.current?.value) setText(box.current.value)
  }, [])

  const ask = (what: string): undefined => {
    setProblem(what)
    box.current?.focus()
  }
  const input = async (): Promise<Changes | undefined> => {
    if (text.trim() !== '') {
      const now = await understoodNow(text)
      if (now?.kind === 'size')
        return { ...changesFor(now.parsed), ...(now.quantity && { quantity: String(now.quantity) }) }
      const vehicle = await meant(text)
      // The results say of anything else that it is neither, and what a size looks like.
      if (!vehicle) return { size: text.trim() }
      if ('changes' in vehicle) return vehicle.changes
      return ask(vehicle.problem)
    }
    return ask('Type the size on the side of your tyre, such as 205/55R16, or your car, such as Polo 2018.')
  }
  return (
    <SearchForm
      params={params}
      label="By size or car"
      input={input}
      before={
        <SizeField
          box={box}
          text={text}
          understood={understood}
          problem={problem}
          onFocus={wake}
          onChange={(next) => {
            setProblem(undefined)
            setText(next)
          }}
        />
      }
      after={children}
      button={
        <Button type="submit" look="primary" className="w-full text-lg">
          <Search aria-hidden size={20} />
          Search Tyres
        </Button>
      }
    >
      {beside}
      <Popular sizes={sizes} params={params} />
    </SearchForm>
  )
}

/** The vehicle that the text means; undefined also where that cannot be found out. */
const meant = (text: string): Promise<Meant | undefined> =>
  import('../use-suggestions.tsx').then(({ vehicleMeant }) => vehicleMeant(text)).catch(() => undefined)

/** Two sizes are searched one after the other, the front one first. */
function changesFor(parsed: ParsedSize): Changes {
  const { loadIndex, speed, runFlat } = parsed.marks
  const marks = {
    load: loadIndex === undefined ? undefined : String(loadIndex),
    speed: speed === undefined ? undefined : String(speedKmh(speed) ?? ''),
    ...(runFlat && { runFlat: 'true' }),
  }
  if (parsed.kind === 'single') return { size: sizeCode(parsed.size), ...marks }
  return { size: sizeCode(parsed.front), other: sizeCode(parsed.rear), ...marks }
}

function Popular({ sizes, params }: { sizes: readonly string[]; params: URLSearchParams }) {
  const known = useKnownPlace()
  const near = params.get('near')
  const where = near ? { near, place: params.get('place') ?? undefined } : known
  return (
    <div>
      <p id="popular-sizes" className="mb-2 text-ink-soft text-sm">
        Popular sizes
      </p>
      <ul aria-labelledby="popular-sizes" className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <li key={size}>
            <Link to={resultsLink({ size, ...where })} className={chip}>
              {size}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const chip =
  'pressable inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-3.5 text-sm tabular-nums hover:border-line-strong'

type Read = (text: string) => Understood

/** The code that reads sizes is fetched when somebody comes to the field: most visits do without it. */
const reader = async (): Promise<Read> => (await import('../understood.ts')).understand

/** What a text in the size field means, or undefined where the reader cannot be fetched: the results read it, too. */
const understoodNow = (text: string): Promise<Understood | undefined> =>
  codeOf(reader).then(
    (read) => read(text),
    () => undefined,
  )

/** What the text in the size field means, as it is typed. `wake` fetches the reader ahead of the first letter. */
function useUnderstood(text: string): { understood: Understood; wake(): void } {
  const settled = useDeferredValue(text)
  const [read, setRead] = useState<Read>()
  const wake = useCallback(
    () =>
      void codeOf(reader).then(
        (code) => setRead(() => code),
        () => {},
      ),
    [],
  )
  const typed = settled !== ''
  useEffect(() => {
    if (typed) wake()
  }, [typed, wake])
  const understood = useMemo(
    (): Understood => read?.(settled) ?? { kind: typed ? 'not_yet' : 'nothing' },
    [read, settled, typed],
  )
  return { understood, wake }
}
