import { plainText } from '#core/rules/people/plain-text.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'

const LONGEST = 300
const named =
  /\b(?:(fronts?|front ones?|voor|voorste|voorstes|voorwiele|voorbande|vooras|ngaphambili|angaphambili|phambili|angaphambi|kapele|ka pele|kwa pele|phambi)|(rears?|backs?|back ones?|agter|agterste|agterstes|agterwiele|agterbande|agteras|achter|behind|emuva|ngemuva|angemuva|angasemuva|ngasemva|umva|morao|ka morao|kwa morago|morago))\b/g
/** What is said of an axle that needs nothing, behind its word and right before it. */
const spared =
  /\b(?:fine|ok|okay|good|right|goed|reg|new|nuut|still|nog (?:reg|goed|ok)|not? (?:need|these|those)|lungile|asemahle|alright|sharp|isasebenza|a sa lokile|lokile|siame|nie nodig|have (?:life|tread)|hoef nie|nie)\b/
const sparedBefore =
  /\b(?:not|dont|do not|no|nie|hhayi|hayi|angidingi|andifuni|angifuni|ha ke batle|ga ke batle|never|moenie)(?: (?:the|die|need|want|my))* $/
const all =
  /\b(?:all (?:four|4|round)|al vier|alvier|both|albei|zonke|zombili|onke|tsohle|kaofela|tsotlhe|the lot|everything|four|vier)\b/

/** The axle that words are about: 'the back ones are finished, front still right' is the rear, 'all four' is both. */
export function axleSaid(text: string): Axle | 'both' | undefined {
  const plain = plainText(text.slice(0, LONGEST))
  const found = [...plain.matchAll(named)].map((match, at, every) => {
    const begins = match.index
    const behind = plain.slice(begins + match[0].length, every[at + 1]?.index ?? plain.length).replace(sparedBefore, '')
    const isSpared = spared.test(behind) || sparedBefore.test(plain.slice(0, begins))
    return { axle: match[1] ? ('front' as const) : ('rear' as const), isSpared, behind }
  })
  const wanted = new Set(found.filter(({ isSpared }) => !isSpared).map(({ axle }) => axle))
  const [only] = wanted
  if (wanted.size === 2) return 'both'
  if (only) return only
  const [spare] = found
  if (spare) return spare.axle === 'front' ? 'rear' : 'front'
  return all.test(plain) ? 'both' : undefined
}

const fewer = /\b(?:only|just|net|slegs|kuphela|fela|feela|two|twee|2|amabili|mabini|pedi|pair|paar|one|1)\b/i

/** Not all of them. */
export const saysFewer = (text: string): boolean => fewer.test(text.slice(0, LONGEST))
