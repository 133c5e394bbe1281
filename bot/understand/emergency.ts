import { plainText } from '#core/rules/people/plain-text.ts'

/** Words as people at the roadside write them: English, Afrikaans, isiZulu, isiXhosa, Sesotho, and what is mixed of them. */
const wheel = /^(?:i|li|le|ama|ma)?(?:tyres?|tires?|wheels?|wiele?|bande?|thay[ai]|thaere|taere|bili|sondo|vili)$/
const broken =
  /^(?:flat|burst\w*|blown|blew|popped|exploded|shredded|punctured|deflated|pap|gebars\w*|lek)$|phant?sh|qhum|gqabh|phatloh/
const between = 4

const brokenAlone =
  /\b(?:blow ?out|pap ?(?:wiel|band)|(?:got|have|has|ve) (?:got )?(?:a |another )?(?:flat|puncture)|het n (?:lek|papwiel)|punctured|phantsh\w*)\b/

const stranded =
  /\b(?:stranded|broken? down|breakdown|gestrand|vasgeval|langs die (?:pad|snelweg|[nrm] ?\d+)|(?:side|shoulder) of the (?:road|highway|freeway|[nrm] ?\d+)|hard shoulder|emergency lane|padhulp|noodhulp|road ?side (?:help|assist\w*)|need a tow|tow ?truck|insleep\w*)\b/

const stuck = /\b(?:stuck|vas|ngibambekile|ngixakekile|ngixingile|ngimile|ndixingile|ndimile|ke eme|ke tshwerehile)\b/
const road =
  /\b(?:road|highway|freeway|motorway|snelweg|pad|bridge|off ?ramp|afrit|[nrm] ?\d{1,3}|my (?:car|bakkie|kar|taxi)|die kar|imoto|koloi|emgwaqweni|endleleni|tseleng)\b/

const cry =
  /\b(?:help|hulp|sos|urgent\w*|dringend|emergency|nood|stuck|usizo|ngisize\w*|uncedo|ncedani|thuso|nthuse\w*|mpthuse)\b/

/** Somebody who shops, not somebody at the roadside. */
const shopping =
  /\b(?:how much|prices?|costs?|quotes?|book\w*|appointment|cheap\w*|specials?|deals?|tomorrow|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|repairs?|fix\w*|where can|flat rate|new|replace\w*|looking for|prys|hoeveel|koste|kwotasie|bespreek|afspraak|goedkoop|herstel|regmaak|nuwe|soek|(?:maan|dins|woens|donder|vry|sater|son)dag|malini|bokae|run ?flats?|loopplat|cancel|mean)\b/

const size = /\b\d{3} ?[/x ]? ?\d{2} ?r? ?\d{2}\b/
const longest = 300

/** Whether somebody has a flat tyre and needs help where they are, rather than a tyre or an appointment. */
export function isEmergency(words: string): boolean {
  if (words.length > longest) return false
  const said = plainText(words)
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim()
  const cries = cry.test(said)
  const shops = shopping.test(said) || size.test(said)
  const failed = brokenAlone.test(said) || isWheelBroken(said.split(' '))
  if (stranded.test(said) || (stuck.test(said) && (failed || road.test(said)))) return cries || !shops
  if (failed) return !size.test(said) && (cries || !shops)
  return /\bpuncture\b/.test(said) && cries && !shops
}

const isWheelBroken = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      wheel.test(word) && words.slice(Math.max(0, at - between), at + between + 1).some((near) => broken.test(near)),
  )
