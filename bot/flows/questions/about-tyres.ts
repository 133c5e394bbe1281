import type { Turn } from '#bot/engine/flow.ts'
import type { Topic } from '#bot/understand/topics.ts'
import type { Wish } from '#bot/understand/types.ts'
import { dotFigures, serviceFigures } from '#bot/understand/tyre-figures.ts'
import { readDotDate } from '#core/rules/tyres/dot-code.ts'
import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { deviation } from '#core/rules/tyres/rolling-circumference.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'

type TyreTopic = Extract<Topic, { of: 'tyres' }>
type Say = Turn['say']

/** What the figures in the words say by themselves: a date of manufacture, two sizes, a load index. */
export function fromFigures({ words, slots }: Wish, topics: readonly Topic[], { say, now }: Turn): string | undefined {
  const asksAge = topics.some(({ of, name }) => of === 'tyres' && (name === 'age' || name === 'dot'))
  return ageOf(dotFigures(words, asksAge), say, now) ?? comparison(words, say) ?? meaning(words, slots, say)
}

function ageOf(digits: string | undefined, say: Say, now: Date): string | undefined {
  if (!digits) return undefined
  const date = readDotDate(digits, now)
  return date ? say.knowing.dot(date.week, date.year, date.ageYears) : say.knowing.notADot(digits)
}

function comparison(words: string, say: Say): string | undefined {
  const [first, second] = findTyreSizes(words.slice(0, 300))
  if (!first || !second) return undefined
  const [a, b] = [first.size, second.size]
  if (sizeCode(a) === sizeCode(b)) return say.knowing.same
  return say.knowing.compared(sizeCode(a), sizeCode(b), deviation(a, b) * 100, a.rim !== b.rim)
}

function meaning(words: string, slots: Wish['slots'], say: Say): string | undefined {
  const lines = serviceFigures(words, slots).flatMap(({ index, symbol }) => {
    const kg = loadKg(index)
    const kmh = speedKmh(symbol)
    return kg && kmh ? [say.knowing.service(index, kg, symbol, kmh)] : []
  })
  return lines.length > 0 ? [...new Set(lines)].slice(0, 2).join('\n') : undefined
}

/** Plain facts, one paragraph a topic. */
export const factsOf = (topics: readonly TyreTopic[], { say }: Turn): string =>
  topics.map(({ name }) => say.facts[name]).join('\n\n')
