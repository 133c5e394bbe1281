import { tokensOf } from '../../shop-words.ts'
import type { Slots } from '../../types.ts'
import { deniesTyres } from '../list/denies-tyres.ts'

const MOST = 40
const tyres =
  /^(?:tyres|tires|bande|rubbers|ama(?:tha?y|tay)[a-z]*|di?tha?ere|mathaere|ditaere|dithaele|mabidi|amavili)$/
/** Before tyres that the car has already. */
const own: ReadonlySet<string> = new Set(
  'my the its his her our their all these those old existing front rear both on of die hierdie al voorste agterste ou wami lam ka a me'.split(
    ' ',
  ),
)
const done =
  /^(?:rotated|balanced|aligned|checked|swapped|plugged|patched|fixed|gebalanseer|geroteer|yam|yami|ami|am|tsa|tsaka)$/
const counted = /^(?:\d|two|four|twee|vier)$/

/** Work on the car is asked for, and no tyres: 'wheel alignment for my Polo', 'rotate the tyres of my Golf'. Pure. */
export function wantsOnlyWork(
  words: string,
  slots: Pick<Slots, 'service' | 'size' | 'sizeFront' | 'brand' | 'shop'>,
): boolean {
  const work = [slots.service ?? []].flat().filter((one) => one !== 'fitting')
  if (work.length === 0 || slots.size || slots.sizeFront || slots.brand) return false
  return deniesTyres(words) || !buysTyres(tokensOf(words).slice(0, MOST), tokensOf(slots.shop ?? ''))
}

/** `shop`: the words of its name, which may be of tyres as well. */
const buysTyres = (tokens: readonly string[], shop: readonly string[]): boolean =>
  tokens.some((token, at) => {
    const before = tokens[at - 1] ?? ''
    if (!tyres.test(token) || shop.includes(before)) return false
    const isOwn = own.has(counted.test(before) ? (tokens[at - 2] ?? '') : before)
    return !isOwn && !done.test(tokens[at + 1] ?? '')
  })
