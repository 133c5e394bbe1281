import { plainText } from '#core/rules/people/plain-text.ts'
import { phraseAt } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { type NamedAt, weighed } from '../said/which.ts'
import type { Slots } from '../types.ts'

/** Brands that are denied or complained about are none that are wanted: 'X is too steep', 'I do not trust X'. */
export function settleNames(reading: Reading, slots: Slots): void {
  const named = brandsIn(reading)
  if (named.length === 0) return
  const plain = plainText(reading.text)
  const { chosen, denied } = weighed(plain, named)
  const left = [slots.brand ?? []].flat().filter((brand) => !denied.includes(brand) || chosen.includes(brand))
  if (denied.length > 0) slots.notBrands = denied
  if (left.length > 0) slots.brand = left.length > 1 ? left : left[0]
  else delete slots.brand
}

/** Each brand where its words stand. */
function brandsIn({ words, takenBy, vocabulary }: Reading): NamedAt[] {
  return words.flatMap((word, at) => {
    const match = takenBy[at] === 'brand' ? phraseAt(vocabulary.brands, words, at) : undefined
    const last = match && words[match.to - 1]
    return match && last ? [{ name: match.value, from: word.start, to: last.end }] : []
  })
}
