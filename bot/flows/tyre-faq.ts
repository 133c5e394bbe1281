import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { readDotDate } from '#core/rules/tyres/dot-code.ts'
import { isLoadIndex, isSpeedSymbol, loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { deviation } from '#core/rules/tyres/rolling-circumference.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'

const asks = /\b(mean(s|ing)?|what('?s| is| are)|wat (is|beteken)|explain|verduidelik|how old|hoe oud|age)\b/i
const compares = /\b(same|dieselfde|instead|interchange\w*|swap|vs|versus|compatible|equivalent|replace|fit where)\b/i
const lawful = /\b(legal|illegal|wettig|onwettig|tread depth|roadworthy|road worthy|padwaardig|min(imum)? tread)\b/i

/** Short right answers to questions about tyres; undefined when the words are no such question. */
export function tyreFaq(words: string, { say, now }: Pick<Turn, 'say' | 'now'>): Outcome | undefined {
  if (words.length > 300) return undefined
  const answer =
    trucks(words, say) ?? ageOf(words, say, now) ?? comparison(words, say) ?? meaning(words, say) ?? law(words, say)
  return answer === undefined ? undefined : aside(text(answer))
}

type Say = Turn['say']

function ageOf(words: string, say: Say, now: Date): string | undefined {
  const digits = /\bdot\b[^\d]{0,20}(?:[a-z0-9]{2,4} ){0,4}(\d{4})\b/i.exec(words)?.[1]
  if (!digits) return undefined
  const date = readDotDate(digits, now)
  return date ? say.knowing.dot(date.week, date.year, date.ageYears) : say.knowing.notADot(digits)
}

function comparison(words: string, say: Say): string | undefined {
  const [first, second] = findTyreSizes(words)
  if (!first || !second || !compares.test(words)) return undefined
  const [a, b] = [first.size, second.size]
  if (sizeCode(a) === sizeCode(b)) return say.knowing.same
  return say.knowing.compared(sizeCode(a), sizeCode(b), deviation(a, b) * 100, a.rim !== b.rim)
}

function meaning(words: string, say: Say): string | undefined {
  if (!asks.test(words)) return undefined
  const service = /\b(\d{2,3}) ?([a-z])\b/i.exec(words)
  const index = Number(service?.[1])
  const symbol = service?.[2]?.toUpperCase() ?? ''
  if (!isLoadIndex(index) || !isSpeedSymbol(symbol)) return undefined
  const kg = loadKg(index)
  const kmh = speedKmh(symbol)
  return kg && kmh ? say.knowing.service(index, kg, symbol, kmh) : undefined
}

/** Rims of half inches are those of trucks and buses. */
const truckSize = /(?<!\d)\d{1,3}(?:[ /]\d{2,3})?\s?r\s?(?:17|19|22|24)[.,]5(?!\d)/i

const trucks = (words: string, say: Say): string | undefined => (truckSize.test(words) ? say.knowing.trucks : undefined)

const law = (words: string, say: Say): string | undefined => (lawful.test(words) ? say.knowing.legal : undefined)
