import { parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'

/** The code under which a size stands in the catalogue, however it is written; undefined when it is no single size. */
export function readSizeCode(text: string): string | undefined {
  const parsed = parseTyreSize(text)
  return parsed?.kind === 'single' ? sizeCode(parsed.size) : undefined
}
