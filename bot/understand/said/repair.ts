import { plainText } from '#core/rules/people/plain-text.ts'
import type { Asked } from '../asked.ts'
import type { Slots } from '../types.ts'
import { deniesTyres } from './list/denies-tyres.ts'
import { servicesFor } from './symptoms.ts'

/** Where somebody may begin with anything; elsewhere a nail is a part of the answer. */
const open: ReadonlySet<Asked> = new Set<Asked>(['none', 'size', 'vehicle', 'results', 'shops'])

const repair =
  /\b(?:repair(?:s|ed|able|ing)?|fix(?:ed|ing)?|patch(?:ed)?|plug(?:ged)?|mend(?:ed)?|heel ?gemaak|heelmaak|reg ?gemaak|regmaak|herstel|lap|ukulungisa|lungis[aw]\w{0,3}|ilungiswe|lokis[aw]|ho lokisa|baakanya)\b/
const elsewhere =
  /\b(?:rims?|mags?|vellings?|wind ?screens?|brakes?|remme|engines?|enjin|gear ?box|suspension|shocks?|skokbrekers?|app|account|rekening|booking|bespreking|number|nommer)\b/
const buys =
  /\b(?:need|want|buy|get|looking for|soek|koop|replace|vervang|ngifuna|ndifuna|ke batla)\b[^.!?]{0,20}\b(?:new|another|nuwe|ander|replacement|\d)\b/

const tyre =
  /\b(?:tyres?|tires?|wheels?|band(?:e)?|wiel(?:e)?|i?tha?y[ai]|ii?taya(?:ri)?|ithaya|ivili|ivil|leotwana|thaere|taere|thaele)\b/

/** A tyre is to be made whole, not bought: 'got a nail in my tyre, can somebody look at it', 'maybe it can be fixed'. Pure. */
export function wantsRepair(words: string, { size, sizeFront, brand, vehicle }: Slots, asked: Asked): boolean {
  if (size ?? sizeFront ?? brand ?? vehicle) return false
  const plain = plainText(words.slice(0, 300))
  const isOfTyres = asked !== 'none' || tyre.test(plain)
  const isMeant = servicesFor(words).includes('puncture repair') || (isOfTyres && repair.test(plain))
  return isMeant && open.has(asked) && !elsewhere.test(plain) && (deniesTyres(words) || !buys.test(plain))
}
