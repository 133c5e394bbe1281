import { parseTyreSize, sizeCode, type TyreSize } from '../tyres/tyre-size.ts'

export const tyreSizeSays = 'This is not a tyre size, such as 205/55R16'

/** The one size that a text means, in any spelling. */
export function sizeIn(text: string): TyreSize | undefined {
  const parsed = parseTyreSize(text)
  return parsed?.kind === 'single' ? parsed.size : undefined
}

export const isTyreSize = (text: string): boolean => sizeIn(text) !== undefined

/** One pair as it is kept; the same size twice is no pair. */
export function pairOf(front: TyreSize, rear: TyreSize | undefined): { front: string; rear: string | null } {
  const [first, second] = [sizeCode(front), rear && sizeCode(rear)]
  return { front: first, rear: second === undefined || second === first ? null : second }
}
