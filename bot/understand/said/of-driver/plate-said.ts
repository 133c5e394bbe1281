import { plainText } from '#core/rules/people/plain-text.ts'
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

const MAX_OF_CAR = 70
const which =
  /^\W*(?:(?:no|nee|sorry|actually|eintlik|oh|and|en|ok|okay|please|pls) )*(?:(?:its|it's|it is|this is|that is|thats|that's|it will be|dis|dit is|dis vir|dit is vir)(?: (?:for|vir|all for))?|(?:the|my|die|which) (?:car|bakkie|vehicle|kar|voertuig|imoto)(?: (?:is|will be|coming|wat kom))*|(?:car|kar|vehicle|voertuig|imoto)(?: is)?|imoto (?:yi|ngu)|this (?:one|booking|time)(?: is)? for|hierdie een is vir|i(?:'m| am)? (?:drive|driving|coming (?:with|in))|ek ry(?: met)?|ngishayela|for|vir)\b(?!.{0,70}\b(?:tyres?|tires?|bande?|amathayi|need|want|search|price|cost|how much|hoeveel)\b)/

/** 'It is for my wife's Polo', said of the booking that stands: which car it is, and no search for one. Pure. */
export const saysWhichCar = (words: string): boolean => words.length <= MAX_OF_CAR && which.test(plainText(words))
