import { type ESTree, Visitor } from 'vite'
import { isIn } from '../architecture/arrows.ts'
import { lineAt, type Source, sources } from '../architecture/source.ts'

/** What reads text that people outside wrote. */
const rooms = ['bot/', 'core/rules/', 'core/contracts/']

export type Pattern = { at: string; source: string; flags: string }

/** Every regular expression of the rooms: the literals, and those that are put together while their modules load. */
export async function patternsOfRooms(): Promise<Pattern[]> {
  const ours = sources().filter(({ path }) => isIn(path, rooms) && !path.endsWith('.cli.ts'))
  return [...ours.flatMap(literalsIn), ...(await built(ours))]
}

/** A pattern that a function puts together would escape the test, so there is none. */
export const builtInFunctions = (): string[] =>
  sources()
    .filter(({ path }) => isIn(path, rooms))
    .flatMap((source) => constructionsIn(source).filter((one) => one.inFunction))
    .map(({ at }) => `${at} puts a regular expression together in a function`)

function literalsIn({ path, text, program }: Source): Pattern[] {
  const found: Pattern[] = []
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex)
        found.push({ at: `${path}:${lineAt(text, node.start)}`, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return found
}

type Construction = { at: string; inFunction: boolean }

function constructionsIn({ path, text, program }: Source): Construction[] {
  const functions: ESTree.Span[] = []
  const made: ESTree.Span[] = []
  /** What is handed to `map` runs where `map` stands. */
  const runAtOnce = new Set<number>()
  const isFunction = (node: ESTree.Span): void => void functions.push(node)
  const makes = (node: ESTree.NewExpression | ESTree.CallExpression): void => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') made.push(node)
    for (const one of node.arguments) if (one.type === 'ArrowFunctionExpression') runAtOnce.add(one.start)
  }
  new Visitor({
    FunctionDeclaration: isFunction,
    FunctionExpression: isFunction,
    ArrowFunctionExpression: isFunction,
    NewExpression: makes,
    CallExpression: makes,
  }).visit(program)
  return made.map(({ start, end }) => ({
    at: `${path}:${lineAt(text, start)}`,
    inFunction: functions.some((one) => !runAtOnce.has(one.start) && one.start < start && one.end >= end),
  }))
}

/** Loads the modules that put patterns together, and notes what they make. */
async function built(ours: readonly Source[]): Promise<Pattern[]> {
  const found: Pattern[] = []
  const original = globalThis.RegExp
  for (const source of ours) {
    const [first] = constructionsIn(source)
    if (!first) continue
    globalThis.RegExp = new Proxy(original, {
      construct: (target, [pattern, flags]: [string | RegExp, string | undefined]) => {
        const made = new target(pattern, flags)
        found.push({ at: `${source.path} (put together)`, source: made.source, flags: made.flags })
        return made
      },
    })
    try {
      await import(/* @vite-ignore */ `../../${source.path}`)
    } finally {
      globalThis.RegExp = original
    }
  }
  return found
}
