import { plainText } from '#core/rules/people/plain-text.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'

const LONGEST = 300
const named =
  /\b(?:(fronts?|front ones?|voor|voorste|voorstes|voorwiele|voorbande|vooras|[a-z]{0,7}phambili|(?:ez|aw|ab|z|a|ey)[a-z]{0,4}phambi|kapele|ka pele|kwa pele|(?:tsa|tse|a) pele|phambi)|(rears?|(?<!\b(?:go|going|come|coming|call|turn|be) )backs?(?! to\b)|back ones?|agter|agterste|agterstes|agterwiele|agterbande|agteras|achter|behind|[a-z]{0,6}(?:ngase|nge|ase|se)m(?:uva|va)|emuva|umva|morao|ka morao|kwa morago|morago))\b/g
/** What is said of an axle that needs nothing, behind its word and right before it. */
const spared =
  /\b(?:fine|ok|okay|good|right|goed|reg|new|nuut|still|nog (?:reg|goed|ok)|not? (?:need|these|those)|[a-z]{0,6}lungile|asemahle|[a-z]{0,5}sasebenza|alright|sharp|isasebenza|(?:[a-z]{1,2} )?(?:sa )?lokile|siame|moja|monate|grand|[a-z]{1,5}(?:right|alright|okay|fine|grand|strong|sharp)|nie nodig|have (?:life|tread)|hoef nie|nie)\b/
const sparedBefore =
  /\b(?:not|dont|do not|no|nie|hhayi|hayi|angidingi|andifuni|andidingi|angifuni|angizidingi|andizidingi|ha ke (?:batle|hloke)|ga ke (?:batle|tlhoke)|never|moenie)(?: (?:the|die|need|want|my))* $/
/** What is said of an axle that needs tyres. */
const worn =
  /\b(?:worn|bald|finished|gone|smooth|done|bad|dead|slick|klaar|glad|afgery|opgery|gedaan|sleg|pap|[a-z]{0,5}(?:gugil|phelil|guggil)\w*|(?:di |a |e )?(?:fedile|feletse|senyegile|senyehile|onetse))\b/
const all =
  /\b(?:all (?:four|4|round)|al vier|alvier|both|albei|zonke|zombili|onke|tsohle|kaofela|tsotlhe|the lot|everything|four|vier)\b/

/** The axle that words are about: 'the back ones are finished, front still right' is the rear, 'all four' is both. */
export function axleSaid(text: string): Axle | 'both' | undefined {
  const plain = plainText(text.slice(0, LONGEST))
  const found = [...plain.matchAll(named)].map((match, at, every) => {
    const begins = match.index
    const behind = plain.slice(begins + match[0].length, every[at + 1]?.index ?? plain.length).replace(sparedBefore, '')
    const isSpared = spared.test(behind) || sparedBefore.test(plain.slice(0, begins))
    return { axle: match[1] ? ('front' as const) : ('rear' as const), isSpared, isWorn: !isSpared && worn.test(behind) }
  })
  // 'The back is finished, the front I do not know': what is worn is wanted.
  const finished = new Set(found.filter(({ isWorn }) => isWorn).map(({ axle }) => axle))
  const [finishedOnly] = finished
  if (finished.size === 1 && finishedOnly) return finishedOnly
  const wanted = new Set(found.filter(({ isSpared }) => !isSpared).map(({ axle }) => axle))
  const [only] = wanted
  if (wanted.size === 2) return 'both'
  if (only) return only
  const [spare] = found
  if (spare) return spare.axle === 'front' ? 'rear' : 'front'
  return all.test(plain) ? 'both' : undefined
}

const fewer =
  /\b(?:only|just|net|slegs|alleen|kuphela|qha|fela|feela|two|twee|2|(?:ama|ezi|zi|ma|a)?(?:bili|mbili|bini|mbini)|pedi|pair|paar|one|1)\b/i

/** Not all of them. */
export const saysFewer = (text: string): boolean => fewer.test(text.slice(0, LONGEST))
