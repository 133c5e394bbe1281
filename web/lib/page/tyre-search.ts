import { use } from 'react'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { sizeOfCode } from '#core/rules/tyres/size-of-code.ts'
import { isPlausibleSize, type ParsedSize, sizeCode } from '#core/rules/tyres/tyre-size-type.ts'
import { codeOf } from '../code/load-code.ts'
import { digits, filtersOf, settingsOf, type TyreSearch } from './search-address.ts'

type Reader = typeof import('./typed-size.ts')
let reader: Reader | undefined

/** Fetches what reads sizes as people type them: once, also for the server, which reads every address at once. */
export const fetchReader = async (): Promise<void> => {
  reader = await import('./typed-size.ts')
}

const sizeIn = (params: URLSearchParams): string => params.get('size')?.trim() ?? ''

/** Waits for what reads the size of the address, if that is not written as we write it. */
export function useReadableSize(params: URLSearchParams): void {
  if (!reader && sizeIn(params) !== '' && !isCode(sizeIn(params))) use(codeOf(fetchReader))
}

/** Whether it is a size that can exist, as we write it. */
function isCode(text: string): boolean {
  const size = sizeOfCode(text)
  return size !== undefined && isPlausibleSize(size) && sizeCode(size) === text
}

type Read = { parsed: ParsedSize | null | undefined; quantity?: number | undefined }

function readSize(written: string): Read {
  const size = sizeOfCode(written)
  if (size && isCode(written)) return { parsed: { kind: 'single', size, marks: {} } }
  const { size: text, quantity } = reader?.readAskedTyres(written) ?? { size: written }
  return { parsed: reader?.parseTyreSize(text), quantity }
}

/** Undefined while no size is asked for. */
export function tyreSearchOf(params: URLSearchParams): TyreSearch | undefined {
  const written = sizeIn(params)
  if (!written) return undefined
  const { parsed, quantity } = readSize(written)
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
export const isSize = ({ size }: TyreSearch): boolean => isCode(size)

/** Whether a text names a size that no tyre has. */
export const namesNoTyre = (text: string): boolean => (reader?.scanSizes(text).impossible.length ?? 0) > 0

const marked = (least: number | undefined): string | undefined => (least === undefined ? undefined : String(least))
