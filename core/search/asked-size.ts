import { Refusal } from '#core/errors.ts'
import { readAskedTyres } from '#core/rules/tyres/asked-tyres.ts'
import { parseTyreSize, type SizeMarks, scanSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'

export type AskedSize = {
  size: string
  marks: SizeMarks
  /** How many are asked for, where the text says so. */
  quantity: number | undefined
}

/** The one size in a text of any spelling, with the marks behind it. Throws SIZE_UNKNOWN. */
export function askedSize(written: string): AskedSize {
  const { size: text, quantity } = readAskedTyres(written)
  const parsed = parseTyreSize(text)
  if (parsed?.kind === 'single') return { size: sizeCode(parsed.size), marks: parsed.marks, quantity }
  if (parsed) throw sizeUnknown('Two sizes at once: search for the front and the rear one after the other.')
  if (scanSizes(text).impossible.length > 0)
    throw sizeUnknown('No tyre is made in this size. Check the numbers on the sidewall.')
  throw sizeUnknown('That is not a tyre size. It stands on the sidewall, such as 205/55R16.')
}

const sizeUnknown = (says: string) => new Refusal('SIZE_UNKNOWN', says, 400, { size: says })
