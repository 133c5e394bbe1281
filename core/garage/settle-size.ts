import { Refusal } from '../errors.ts'
import { readSizeCode } from '../search/size-code.ts'

/** The size as formatTyreSize writes it; null stays null. Throws SIZE_UNKNOWN. */
export function settledSize(field: 'size' | 'rearSize' | 'tyreSize', text: string | null): string | null {
  if (text === null) return null
  const code = readSizeCode(text)
  if (code !== undefined) return code
  throw new Refusal('SIZE_UNKNOWN', 'That is not a tyre size.', 400, {
    [field]: 'Type the size on the sidewall, such as 205/55R16',
  })
}

export const rearNeedsFront = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { size: 'Name the front size too' })
