import { around, later, no, yes } from '../../vocabulary/agreement.ts'

const isYes = new RegExp(`^(?:${yes.join('|')})$`)
const isNo = new RegExp(`^(?:${no.join('|')})$`)
const isAround = new RegExp(`^(?:${around.join('|')})$`)
const isLater = new RegExp(`^(?:${later.join('|')})$`)

const LONGEST_UNIT = 5
const LONGEST = 10

type Kind = 'yes' | 'no' | 'later' | 'around'

const kindOf = (words: string): Kind | undefined =>
  isNo.test(words)
    ? 'no'
    : isLater.test(words)
      ? 'later'
      : isYes.test(words)
        ? 'yes'
        : isAround.test(words)
          ? 'around'
          : undefined

/** The longest forms from the left that make up all of the words; undefined if something is left over. */
function kindsOf(words: readonly string[]): Set<Kind> | undefined {
  const found = new Set<Kind>()
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST_UNIT, words.length - at) }, (_, less) => less).reverse()
    const hit = lengths
      .map((more) => ({ to: at + more + 1, kind: kindOf(words.slice(at, at + more + 1).join(' ')) }))
      .find(({ kind }) => kind !== undefined)
    if (!hit?.kind) return undefined
    found.add(hit.kind)
    at = hit.to
  }
  return found
}

/**
 * What words say that are made of nothing but a yes, a no or a 'later' and what may stand around it: 'ewe ke bhuti',
 * 'hayi andiyifuni enkosi', 'go siame rra, tswelela'. Plain letters and single blanks. Pure.
 */
export function agreementIn(plain: string): 'yes' | 'no' | 'later' | undefined {
  const words = plain
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .split(' ')
    .filter(Boolean)
  if (words.length === 0 || words.length > LONGEST) return undefined
  const kinds = kindsOf(words) ?? kindsOf(words.map((word) => word.replace(/([a-z])\1$/, '$1')))
  if (!kinds) return undefined
  if (kinds.has('later')) return kinds.has('no') || kinds.has('yes') ? undefined : 'later'
  if (kinds.has('no')) return kinds.has('yes') ? undefined : 'no'
  return kinds.has('yes') ? 'yes' : undefined
}
