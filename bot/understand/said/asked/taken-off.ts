import { plainText } from '#core/rules/people/plain-text.ts'
import { readsAsQuestion } from '../../topics.ts'
import type { Service } from '../../types.ts'
import { serviceWords } from '../../vocabulary/services.ts'

const LONGEST = 240

/** What is not wanted any more, before the thing ... */
const offBefore =
  /\b(?:without|no(?: more)?|not|drop|remove|cancel|scrap|skip|minus|forget|exclude|leave out|leave off|take off|take out|take away|don'?t (?:want|need|do|add|include)|dont (?:want|need|do|add|include)|do not (?:want|need|do|add|include)|sonder|geen|los|laat|haal|vat|verwyder|vergeet|skrap|kanselleer|wil nie|nie|moenie|(?:yi|i|zi|u|ba)?(?:sus[ae]|khiph[ae]|kip[ae]|yek[ae]|shiy[ae]|cim[ae]|hlisa)|ngaphandle|andiyifuni|andifuni|angiyifuni|angifuni|hayi|hhayi|cha|musa|sukufaka|ungafaki|tlosa|tloša|ntsha|ntshe|tlogela|tlohela|ntle le|kwantle|ga ke batle|ha ke batle|ga ke e batle|ha ke e batle|nnyaa|tjhe|aowa|se kenye|o se kenye)\b/
/** ... and behind it: 'take the alignment off', 'belyning hoef nie'. */
const offBehind =
  /^[^,.;]{0,24}?\b(?:off|out|away|not (?:needed|necessary|any ?more|for now)|isn'?t needed|can wait|must go|af|uit|weg|hoef nie|nie nodig|nie (?:meer )?(?:nie|aan)|nie nou nie|ayidingeki|ayifuneki|ayisafuneki|ayisadingeki|mayisuswe|mayikhishwe|isuswe|ikhishwe|e tlose|e ntshe|ga e tlhokege|ha e hlokehe)\b/
/** What is put in: the rest of the clause is no removal. */
const puts =
  /\b(?:add|include|also|plus|with|put|keep|want|need|instead|rather|just|only|sit|voeg|ook|met|hou|net|liewer|faka|yengeza|futhi|kuphela|kenya|oketsa|gape|hape|feela|fela)\b/

/** The services that words take off again: 'no alignment', 'without the balancing', 'haal die belyning af'. Pure. */
export function servicesTakenOff(words: string): Service[] {
  if (words.length > LONGEST) return []
  const clauses = plainText(words).split(/[,.;!\n]|\b(?:but|and then|maar|en dan|kodwa|empa)\b/)
  return [...new Set(clauses.flatMap(ofClause))]
}

const patterns = serviceWords.map(
  ([phrase, service]) =>
    [new RegExp(`\\b(?:i|i-|e|ye|ya)?${phrase.replace(/[^a-z0-9 ]/g, '.')}\\b`), phrase.length, service] as const,
)

const named = (clause: string): { service: Service; at: number; to: number }[] =>
  patterns.flatMap(([pattern, length, service]) => {
    const at = clause.search(pattern)
    return at < 0 ? [] : [{ service, at, to: at + length }]
  })

function ofClause(clause: string): Service[] {
  return named(clause).flatMap(({ service, at, to }) => {
    const before = clause.slice(0, at)
    const off = before.search(offBefore)
    const isBefore = off >= 0 && !puts.test(before.slice(off).replace(offBefore, ''))
    const isBehind = offBehind.test(clause.slice(to))
    return isBefore || isBehind ? [service] : []
  })
}

/** The services that words order, which ask nothing: 'actually add alignment', 'faka i balancing'. Pure. */
export function servicesOrdered(words: string): Service[] {
  const line = plainText(words.slice(0, LONGEST))
  if (!puts.test(line) || readsAsQuestion(words)) return []
  const off = servicesTakenOff(words)
  return [...new Set(named(line).map(({ service }) => service))].filter((one) => !off.includes(one))
}

/** Work is put in or taken off, and nothing asked. */
export const ordersWork = (words: string): boolean =>
  servicesTakenOff(words).length > 0 || servicesOrdered(words).length > 0
