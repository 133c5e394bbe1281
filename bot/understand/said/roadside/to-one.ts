import { letsThemCome, plain, tokensOf } from '../../shop-words.ts'
import { isOrdinary } from '../../stated/ordinary-words.ts'
import { behindOrder } from '../told/told.ts'

/**
 * Which of the shops that were asked an order to tell or to ask names, or whom words address by a colon or a comma; with
 * what is meant for it. Undefined if the words are for all of them, or no order. Pure.
 */
export function toOneOf(
  words: string,
  shops: readonly string[],
): { named: readonly number[]; words: string } | undefined {
  const [begin = ''] = /^[^:,]{2,40}[:,]/.exec(words.trim()) ?? []
  const addressed = begin === '' ? [] : named(begin, shops)
  if (addressed.length > 0 && tokensOf(begin).every((word) => isOf(word, shops)))
    return { named: addressed, words: words.trim().slice(begin.length).trim() }
  // 'Tell them to come' takes a shop.
  const behind = behindOrder(words, shops.join(' '))
  if (!behind || letsThemCome(words) || coming.test(tokensOf(behind.words).join(' '))) return undefined
  const found = named(words.slice(0, words.length - behind.words.length), shops)
  const asked = `${withoutEnd(behind.words)}?`
  return found.length > 0 ? { named: found, words: behind.asks ? asked : behind.words } : undefined
}

/** Without the marks at its end. */
function withoutEnd(words: string): string {
  let end = words.length
  while (end > 0 && ' .?!\n\t'.includes(words.charAt(end - 1))) end--
  return words.slice(0, end)
}

const coming =
  /^(?:(?:to|that|they|can|must|may|please|kan|moet|hulle|maar) )*(?:come|kom|abeze|bangeza|ba tle)(?: (?:please|asb|now|nou))?$/

/** The only shop that words name by a word of its own; undefined for none or several. */
export function oneNamed(words: string, shops: readonly string[]): number | undefined {
  const [at, ...more] = named(words, shops)
  return more.length === 0 ? at : undefined
}

/** The words with '#' in place of the shop's name; '#' alone is nothing but the name. A question keeps its mark. */
export function withoutName(words: string, shop: string): string {
  const line = tokensOf(words)
    .map((word) => (isOf(word, [shop]) ? '#' : word))
    .join(' ')
  return `${line.replace(/# (?:# )*#/g, '#')}${words.includes('?') ? '?' : ''}`
}

/** By a word that is theirs alone: 'house' and 'tyres' name nobody. */
function named(lead: string, shops: readonly string[]): number[] {
  const said = new Set(tokensOf(lead).map(withoutPrefix))
  return shops.flatMap((shop, at) => (ownWords(shop).some((word) => said.has(word)) ? [at] : []))
}

const ownWords = (shop: string): string[] => tokensOf(shop).filter((word) => word.length > 3 && !isOrdinary(word))

const isOf = (word: string, shops: readonly string[]): boolean =>
  shops.some((shop) => tokensOf(shop).includes(withoutPrefix(word)))

/** 'i-Benmore', 'kuBenmore'. */
const withoutPrefix = (word: string): string => plain(word).replace(/^(?:i|e|ku|kwa|ba|ho|go)-/, '')
