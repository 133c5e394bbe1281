import { plainText } from '#core/rules/people/plain-text.ts'

/** How work is done: the driver waits, drops the car off, or the fitter comes. */
export type Way = 'wait' | 'drop_off' | 'mobile'

/** In answer to the question. */
const answered: Record<Way, RegExp> = {
  mobile: /\b(?:come to (?:me|us)|mobile|at (?:my )?(?:home|house|work|office)|by my|kom na my)\b/,
  drop_off: /\b(?:drop|leave (?:it|the car)|los (?:dit|die|my|hom)|aflaai)\b/,
  wait: /\b(?:wait|wag|sit there)\b/,
}

/** A change of mind at any other question says it in full: 'I will drop it off', 'come to me'. */
const plainly: Record<Way, RegExp> = {
  mobile: /\bcome (?:out )?to (?:me|us)\b|\bkom na (?:my|ons)\b/,
  drop_off: /\bdrop (?:it|the car|my car)\b|\bdrop(?:ping)?[ -]?off\b|^\W*drop\W*$|\blos die kar\b/,
  wait: /\b(?:i|we)(?:'?ll| will| can)? ?(?:rather )?wait\b|\bwait there\b|\b(?:ek|ons) (?:sal )?(?:liewer )?(?:daar )?wag\b|\bwag daar\b/,
}

const all = Object.keys(plainly) as Way[]
const MOST = 500

/** The ways that a message names in so many words. */
export function waysNamed(text: string): Way[] {
  const plain = plainText(text.slice(0, MOST))
  return all.filter((way) => plainly[way].test(plain))
}

/** The way that answers 'wait there or drop off?'. */
export function wayAnswered(text: string): Way | undefined {
  const plain = plainText(text.slice(0, MOST))
  return all.find((way) => answered[way].test(plain))
}
