import { plainText } from '#core/rules/people/plain-text.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { Slots } from '../../types.ts'
import { understand } from '../../understand.ts'

const LONGEST = 200
const MAX_JOINTS = 4
const ON_A_CAR = 4
const joint =
  /[.;,]\s+(?:(?:and|en|also|ook|plus|then|dan|futhi|kanye|le|na|ne)\s+){0,2}|\s(?:and|en|plus|also|asook|futhi|kanye|le|na|ne|&)\s+(?:(?:also|then|ook|dan)\s+)?|\s\+\s/gi
/** Sizes of one car, or one in place of the other. */
const ofOneCar =
  /\b(?:front|fronts|rear|rears|back|behind|voor|voorste|agter|agterste|phambili|emuva|ngemuva|pele|morao|axle|staggered|or|of|noma|kapa|kgotsa|okanye|compare|vs|versus|vergelyk|difference|verskil)\b/
const forWhom = /\b(?:for|vir|my|our|the|die|his|her|se|ons|sy|haar|ya|ye|wa|le|e?y[ao]mi|kam|wam|umkami|mosadi)\b/

/**
 * Tyres for two cars in one message, as two wishes in the words of each: '4x 205/55R16 for the Golf and 2x 185/60R14 for
 * the Etios'. Two sizes that may be the axles of one car are none. Pure.
 */
export function twoCars(text: string, now: Date): [first: string, second: string] | undefined {
  const plain = plainText(text)
  if (text.length > LONGEST || text.includes('?') || ofOneCar.test(plain)) return undefined
  for (const { index, 0: mark } of [...text.matchAll(joint)].slice(0, MAX_JOINTS)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + mark.length).trim()]
    const [one, other] = [first, second].map((words) => understand(words, { now }).slots)
    if (one && other && areTwo(one, other, first, second)) return [first, second]
  }
  return undefined
}

function areTwo(one: Slots, other: Slots, first: string, second: string): boolean {
  if (one.sizeFront ?? other.sizeFront) return false
  const [size, further] = [one.size, other.size].map((found) => found && sizeCode(found))
  const [car, another] = [one.vehicle?.model, other.vehicle?.model]
  if (car && another) return car !== another
  if (!size || !further || size === further) return false
  const isMore = (one.quantity ?? 0) + (other.quantity ?? 0) > ON_A_CAR
  return isMore || (forWhom.test(plainText(first)) && forWhom.test(plainText(second)))
}
