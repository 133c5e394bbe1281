import type { Span } from './not-a-size.ts'
import { isPlausibleSize, type TyreSize } from './tyre-size-type.ts'

const units = `oh:0 o:0 zero:0 nil:0 nul:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9
  een:1 twee:2 drie:3 vier:4 vyf:5 ses:6 sewe:7 agt:8 nege:9`
const teens = `ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19
  tien:10 elf:11 twaalf:12 dertien:13 veertien:14 vyftien:15 sestien:16 sewentien:17 agtien:18 negentien:19 agttien:18`
const tens = `twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90
  twintig:20 dertig:30 veertig:40 vyftig:50 sestig:60 sewentig:70 tagtig:80 tagentig:80 negentig:90`

const table = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(/\s+/).map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']))
const unitDigits = table(units)
const teenDigits = table(teens)
const tenDigits = table(tens)
const hundreds: ReadonlySet<string> = new Set(['hundred', 'honderd'])
/** Words between the numbers of a spoken size. */
const silent: ReadonlySet<string> = new Set(
  'by over op oor deur slash stroke r on profile profiel and en rim inch aspect series'.split(' '),
)

type Token = Span & { digits: string; isWord: boolean }

/** Whether a size may be said in words: 'fifteen' and 'vyftien' end in -teen and -tien. */
export const mayBeSpoken = (plain: string): boolean =>
  /teen(?![a-z])|tien(?![a-z])|twaalf|twelve|twenty|twintig/.test(plain)

/** Sizes that are said in words, as dictation writes them: 'two oh five fifty five sixteen', 'een nege vyf vyf en sestig vyftien'. */
export function spokenSizes(plain: string): (Span & { size: TyreSize })[] {
  if (!mayBeSpoken(plain)) return []
  const found: (Span & { size: TyreSize })[] = []
  for (const run of runsOf(plain)) {
    for (let from = 0; from < run.length; from++) {
      const size = sizeFrom(run, from)
      if (!size) continue
      found.push(size.found)
      from = size.to
    }
  }
  return found
}

/** The size whose seven digits begin at a token and end at the end of another. */
function sizeFrom(run: readonly Token[], from: number): { found: Span & { size: TyreSize }; to: number } | undefined {
  let digits = ''
  for (let at = from; at < run.length && digits.length < 7; at++) {
    digits += run[at]?.digits ?? ''
    const [first, last] = [run[from], run[at]]
    if (digits.length !== 7 || !first || !last || !run.slice(from, at + 1).some((token) => token.isWord)) continue
    const [width, aspect, rim] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].map(Number)
    const size: TyreSize = { format: 'metric', width: width ?? 0, aspect: aspect ?? 0, rim: rim ?? 0 }
    if (isPlausibleSize(size)) return { found: { start: first.start, end: last.end, size }, to: at }
  }
  return undefined
}

/** Numbers that stand side by side, in words or figures. */
function runsOf(plain: string): Token[][] {
  const runs: Token[][] = [[]]
  const words = [...plain.matchAll(/[a-z]+|\d+/g)]
  for (let at = 0; at < words.length; at++) {
    const read = numberAt(words, at)
    if (read) {
      runs.at(-1)?.push(read.token)
      at = read.to
    } else if (!silent.has(words[at]?.[0] ?? '')) runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

function numberAt(words: readonly RegExpExecArray[], at: number): { token: Token; to: number } | undefined {
  const word = (index: number): string => words[index]?.[0] ?? ''
  const token = (digits: string, to: number) => {
    const [first, last] = [words[at], words[to]]
    if (!first || !last) return undefined
    return { token: { digits, isWord: !/\d/.test(first[0]), start: first.index, end: last.index + last[0].length }, to }
  }
  if (/^\d{1,3}$/.test(word(at))) return token(word(at), at)
  const teen = teenDigits.get(word(at))
  if (teen) return token(teen, at)
  const ten = tenDigits.get(word(at))
  if (ten) {
    const unit = unitDigits.get(word(at + 1))
    return unit && unit !== '0' ? token(`${ten.charAt(0)}${unit}`, at + 1) : token(ten, at)
  }
  const unit = unitDigits.get(word(at))
  if (unit === undefined) return undefined
  if (hundreds.has(word(at + 1))) return hundredsFrom(words, at, unit, token)
  const tensBehind = word(at + 1) === 'en' ? tenDigits.get(word(at + 2)) : undefined
  return tensBehind ? token(`${tensBehind.charAt(0)}${unit}`, at + 2) : token(unit, at)
}

/** 'two hundred and five', 'een honderd vyf en negentig'. */
function hundredsFrom<T>(
  words: readonly RegExpExecArray[],
  at: number,
  unit: string,
  token: (digits: string, to: number) => T,
): T {
  const behind = ['and', 'en'].includes(words[at + 2]?.[0] ?? '') ? at + 3 : at + 2
  const rest = numberAt(words, behind)
  return rest && rest.token.digits.length <= 2
    ? token(`${unit}${rest.token.digits.padStart(2, '0')}`, rest.to)
    : token(`${unit}00`, at + 1)
}
