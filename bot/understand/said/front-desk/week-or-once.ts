import { plain } from '../../shop-words.ts'

const always =
  /\b(?:every|each|all|always|weekly|permanent\w*|elke|altyd|al die|weekliks|from now on|van nou af|ho tloha|go tloga|tsohle|tsotlhe|lengwe le lengwe|nngwe le nngwe|njalo|zonke|onke|qho|masonto onke|ka mehla|kamehla|ka metlha|rhoqo)\b/
const once =
  /\b(?:only (?:this|that|the|for|on|once|tomorrow|\w+day)|just (?:this|that|the|for|on|once|tomorrow|tmrw|today|\w+day)|this once|once|one day|this (?:one|week|\w+day)|only|net|slegs|eenmalig|een keer|hierdie|fela|kuphela|kanye|hang feela|feela)\b/

/** Whether hours are meant for every week or for one day; undefined for neither, or both. Pure. */
export function howOften(words: string): 'always' | 'once' | undefined {
  const line = plain(words)
  const [isAlways, isOnce] = [always.test(line), once.test(line)]
  if (isAlways === isOnce) return undefined
  return isAlways ? 'always' : 'once'
}
