import { tokensOf } from '../../shop-words.ts'
import { clausesOf } from '../clauses.ts'

const MOST = 30
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const late = setOf('late delayed laat vertraag kade thari morao emuva')
/** Lateness that names its person in the same word. */
const lateOfOwn = /^(?:(?:ng|nd|s)(?:i|e)(?:zo|za|ya|lapho)?(?:ku)?(?:phuz|late|libaz)\w*|ndilate|ndishiywe)$/
const lateOfSotho = /^(?:dieha|diehile|diega|diegile|diegela|liehile)$/
const own = setOf("i im i'm ill i'll we we'll we're ek ons ke re gonna running will gaan sal might may be mina thina")
const ownNguni = /^(?:ngi|nge|ndi|nda|si(?:zo|za|ya)?f)\w+$/
/** It is asked about, denied, or of something else. */
const other = setOf(
  `too te if what how as wat hoe uma xa ukuba ha fa haeba not nie no wont won't never hayi angi open oop latest last
  want need prefer slot wil soek hê friday monday tuesday wednesday thursday saturday sunday afternoon night evening middag aand shop they hulle`,
)
const traffic = /^(?:traffic|verkeer|trafiki|i-traffic|itraffic|sephethephethe)$/
const stuck = setOf(
  'stuck caught sit vas vasgekeer jammed bad heavy hectic ngibambekile ndibambekile ke tshwerwe tshwarehile',
)

/** Whoever is expected says that they come later than that: 'running late', 'ek gaan laat wees', 'ke tla diega'. Pure. */
export const saysLate = (words: string): boolean =>
  clausesOf(words).some((clause) => !clause.asks && isLate(tokensOf(clause.words).slice(0, MOST)))

function isLate(tokens: readonly string[]): boolean {
  if (tokens.some((token) => other.has(token))) return false
  if (tokens.some((token) => lateOfOwn.test(token))) return true
  const isOwn = tokens.some((token) => own.has(token) || ownNguni.test(token))
  const isStuck = tokens.some((token) => traffic.test(token)) && tokens.some((token) => stuck.has(token))
  const isBehind = tokens.includes('behind') && tokens.includes('running')
  return isOwn && (isStuck || isBehind || tokens.some((token) => late.has(token) || lateOfSotho.test(token)))
    ? true
    : isStuck && tokens.length <= SHORT
}
const SHORT = 6
