import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'
import type { Pattern } from './patterns.ts'

/** A text that grows: `before`, then `repeated` until it is long enough, then `after`, at which a match fails. */
export type Growing = { before: string; repeated: string; after: string }

export const textOf = ({ before, repeated, after }: Growing, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after

const misses = ['\u0001', '!!x', '\n\n#y']
const known = [' ', '0', '1', 'a', 'x', 'e', 'R', '-', '.', ',', '!', '?', "'", '\n', 'é', '😀', '/']
const MAX_SAMPLES = 24

/** Each loop of a pattern, fed with what it takes again and again, behind what leads to it; and some plain repeats. */
export function pathological({ source, flags }: Pattern): Growing[] {
  const made: Growing[] = [' ', '0', 'a', 'x '].map((repeated) => ({ before: '', repeated, after: misses[0] ?? '' }))
  const add = (before: string, repeated: string): void => {
    if (repeated === '') return
    for (const after of misses) {
      made.push({ before: '', repeated, after })
      if (before === '') continue
      made.push({ before, repeated, after })
      // A search begins anew at every place that leads to the loop.
      made.push({ before: '', repeated: before + repeated, after })
    }
  }
  const literal = parseRegExpLiteral(new RegExp(source, flags))
  for (const { before, loop } of loopsIn(literal.pattern, '', flags))
    for (const repeated of samples(loop.element, flags)) add(before, repeated)
  const seen = new Set<string>()
  return made.filter((one) => {
    const key = JSON.stringify(one)
    return !seen.has(key) && seen.add(key)
  })
}

type Loop = { before: string; loop: AST.Quantifier }

/** The loops below a node, each with a text that leads to it. */
function loopsIn(node: AST.Node, before: string, flags: string): Loop[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => loopsIn(one, before, flags))
    case 'Assertion':
      return 'alternatives' in node ? node.alternatives.flatMap((one) => loopsIn(one, before, flags)) : []
    case 'Alternative': {
      let led = before
      return node.elements.flatMap((element) => {
        const found = loopsIn(element, led, flags)
        led += samples(element, flags)[0] ?? ''
        return found
      })
    }
    case 'Quantifier':
      return [...(node.max > 8 ? [{ before, loop: node }] : []), ...loopsIn(node.element, before, flags)]
    default:
      return []
  }
}

/** Some texts that a part of a pattern takes, the shortest way first. */
function samples(node: AST.Element, flags: string): string[] {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return alternating(node.alternatives.map((one) => inTurn(one, flags)))
    case 'Quantifier':
      return node.min === 0 ? [''] : samples(node.element, flags).map((one) => one.repeat(node.min))
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterSet':
    case 'CharacterClass':
      return charactersOf(node, flags)
    default:
      return ['']
  }
}

/** The parts of an alternative one behind another, each of them in some ways while the others stay short. */
function inTurn({ elements }: AST.Alternative, flags: string): string[] {
  const shortest = elements.map((element) => samples(element, flags)[0] ?? '')
  const ways = elements.map((element) =>
    samples(element.type === 'Quantifier' && element.min === 0 ? element.element : element, flags),
  )
  const variants = ways.map((one, at) => one.map((here) => shortest.with(at, here).join('')))
  return alternating([[shortest.join('')], ...variants])
}

/** The first of each list, then the second of each, so that no list crowds out the others. */
const alternating = (lists: readonly string[][]): string[] =>
  [
    ...new Set(Array.from({ length: MAX_SAMPLES }, (_, at) => lists.flatMap((one) => one.slice(at, at + 1))).flat()),
  ].slice(0, MAX_SAMPLES)

function charactersOf(node: AST.CharacterSet | AST.CharacterClass, flags: string): string[] {
  const one = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, ''))
  const found = known.filter((character) => one.test(character))
  if (found.length > 0) return found
  for (let code = 0; code < 0x10000; code++)
    if (one.test(String.fromCodePoint(code))) return [String.fromCodePoint(code)]
  return []
}
