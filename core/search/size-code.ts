import { parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'

/** The catalogue's code of a size in any spelling; undefined if it is no single size. */
export function readSizeCode(text: string): string | undefined {
  const parsed = parseTyreSize(text)
  return parsed?.kind === 'single' ? sizeCode(parsed.size) : undefined
}
