import { isPlate, plateForms, plateIn } from '#core/rules/vehicles/plate.ts'

const LONGEST = 300
/** What stands before a plate and only says that it is one. */
const before =
  /(?:\b(?:(?:my|the|its|it's|his|her|our|die|sy|haar|my kar se)\s{1,3})?(?:number ?plate|licen[cs]e ?plate|plates?|reg(?:istration)?(?: (?:number|no\.?))?|nommerplaat|registrasie(?:nommer)?|inombolo yemoto|car reg)\b\s{0,3}(?:is|:|=|-|ngu|ke)?\s{0,3})$/i
const onlyJoins = /^[\s,.;:!()-]*(?:(?:and|en|its|it's|it is|dis|is|the|with|met|plate|reg)\b[\s,.;:!()-]*)*$/i

/** A plate, and what is left of the words without it. */
export type PlateSaid = { plate: string; rest: string }

/** The plate that words give; undefined if they give none. Pure. */
export function plateSaid(words: string): PlateSaid | undefined {
  const text = words.slice(0, LONGEST)
  const plate = plateIn(text)
  if (!plate) return undefined
  for (const form of plateForms)
    for (const found of text.matchAll(form)) {
      if (!isPlate(found[0])) continue
      const front = text.slice(0, found.index).replace(before, '')
      const behind = words.slice(found.index + found[0].length)
      const rest = `${front.trim()} ${behind.trim()}`.replace(/ {1,3}([,.;!?])/g, '$1').trim()
      return { plate, rest: onlyJoins.test(rest) ? '' : rest.replace(/^[\s,;:-]{1,9}|[\s,;:-]{1,9}$/g, '') }
    }
  return undefined
}
