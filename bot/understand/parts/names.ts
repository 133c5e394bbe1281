import { phraseAt } from '../phrases.ts'
import { isFree, type Reading, take, wordAt } from '../reading.ts'
import type { Service } from '../types.ts'
import { wordLikeBrands } from '../vocabulary/brands.ts'
import { serviceTable } from '../vocabulary/tables.ts'

const besideBrand = /^(?:only|tyres?|tires?|bande?|or|of|rubbers?|brand|net|just|slegs|ama)$/

/** Tyre brands; one, or a list for either. */
export function readBrands(reading: Reading): void {
  const found: string[] = []
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at)) continue
    const match = phraseAt(reading.vocabulary.brands, reading.words, at)
    if (!match || !isFree(reading, at, match.to)) continue
    const doubtful = wordLikeBrands.has(match.value)
    const supported =
      besideBrand.test(wordAt(reading, at - 1)) ||
      besideBrand.test(wordAt(reading, match.to)) ||
      reading.slots.size !== undefined
    if (doubtful && !supported) continue
    if (!isExcluded(reading, at) && !found.includes(match.value)) found.push(match.value)
    take(reading, 'brand', at, match.to)
    at = match.to - 1
  }
  const [first] = found
  if (first) reading.slots.brand = found.length > 1 ? found : first
}

/** 'anything but Linglong', 'no Dunlops' names what is not wanted. */
function isExcluded(reading: Reading, at: number): boolean {
  const before = [wordAt(reading, at - 2), wordAt(reading, at - 1)].join(' ')
  if (/^(?:rather|instead|eerder|liewer|liewers)$/.test(wordAt(reading, at + 1))) return false
  return /(?:^| )(?:but|except|not|no|behalwe|nie|without)$/.test(before)
}

/** A fitment centre by name; with 'Fourways' right behind it, that branch. */
export function readShops(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at)) continue
    const match = phraseAt(reading.vocabulary.shops, reading.words, at)
    if (!match || !isFree(reading, at, match.to)) continue
    const branch = phraseAt(reading.vocabulary.places, reading.words, match.to)
    const isBranch = branch && isFree(reading, match.to, branch.to) && !match.value.includes(branch.value.name)
    reading.slots.shop = isBranch ? `${match.value} ${branch.value.name}` : match.value
    take(reading, 'shop', at, isBranch ? branch.to : match.to)
    return
  }
}

/** Works that a shop does on wheels. */
export function readServices(reading: Reading): void {
  const found: Service[] = []
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at)) continue
    const match = phraseAt(serviceTable, reading.words, at)
    if (!match || !isFree(reading, at, match.to)) continue
    const isRunFlat = match.value === 'puncture repair' && wordAt(reading, at - 1) === 'run'
    const isShopName =
      match.value === 'fitting' &&
      /^(?:centres?|centers?|shop|shops|place|sentrum|winkel|plek|station|workshop)$/.test(wordAt(reading, match.to))
    if (isRunFlat || isShopName || isCommonTongue(reading, at, match.to)) continue
    if (!found.includes(match.value)) found.push(match.value)
    take(reading, 'service', at, match.to)
    at = match.to - 1
  }
  const [first] = found
  if (first) reading.slots.service = found.length > 1 ? found : first
}

/** 'balance' and 'lek' have other meanings when nothing else in the message is about tyres or work. */
function isCommonTongue(reading: Reading, from: number, to: number): boolean {
  if (to - from > 1) return false
  const word = wordAt(reading, from)
  if (word === 'lek' || word === 'pap') return !reading.concepts.has('tyre')
  return (
    word === 'balance' &&
    !reading.concepts.has('tyre') &&
    !reading.concepts.has('book') &&
    !reading.words.some(({ text }) => /^(?:align|rotat)/.test(text))
  )
}
