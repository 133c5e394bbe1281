import { readAskedTyres } from '#core/rules/tyres/asked-tyres.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { digits, filtersOf, settingsOf, type Wish } from './search-address.ts'

/** Undefined while no size is asked for. */
export function wishOf(params: URLSearchParams): Wish | undefined {
  const written = params.get('size')?.trim()
  if (!written) return undefined
  const { size: text, quantity } = readAskedTyres(written)
  const parsed = parseTyreSize(text)
  const rear = parsed?.kind === 'staggered' ? sizeCode(parsed.rear) : undefined
  return {
    size: parsed ? sizeCode(parsed.kind === 'single' ? parsed.size : parsed.front) : written,
    otherSize: params.get('other') ?? rear,
    ...settingsOf(params, quantity),
    minLoadIndex: digits(params.get('load')) ?? marked(parsed?.marks.loadIndex),
    minSpeedKmh: digits(params.get('speed')) ?? marked(speedKmh(parsed?.marks.speed ?? '')),
    filters: { ...filtersOf(params), ...(parsed?.marks.runFlat && { runFlat: true }) },
  }
}

/** Whether such a size can exist. */
export const isSize = ({ size }: Wish): boolean => parseTyreSize(size)?.kind === 'single'

const marked = (least: number | undefined): string | undefined => (least === undefined ? undefined : String(least))
