/** Sums in words: 'six thousand six hundred and fifty', 'ses ses vyftig', 'sixty-six fifty'. */

const units =
  'one,een two,twee three,drie four,vier five,vyf six,ses seven,sewe eight,agt nine,nege ten,tien eleven,elf twelve,twaalf thirteen,dertien fourteen,veertien fifteen,vyftien sixteen,sestien seventeen,sewentien eighteen,agtien nineteen,negentien'
const tens =
  'twenty,twintig thirty,dertig forty,veertig fifty,vyftig sixty,sestig seventy,sewentig eighty,tagtig ninety,negentig'
const numberOf: ReadonlyMap<string, number> = new Map([
  ...units.split(' ').flatMap((same, at) => same.split(',').map((word) => [word, at + 1] as const)),
  ...tens.split(' ').flatMap((same, at) => same.split(',').map((word) => [word, (at + 2) * 10] as const)),
  ...['zero', 'nul', 'oh'].map((word) => [word, 0] as const),
])
const scaleOf: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['honderd', 100],
  ['thousand', 1000],
  ['duisend', 1000],
])
const joins: ReadonlySet<string> = new Set(['and', 'en', 'a', "'n"])

export type SpelledSum = { rand: number; from: number; to: number }

type Word = { text: string; from: number; to: number }

const isNumber = ({ text }: Word): boolean => numberOf.has(text) || scaleOf.has(text)

/** Runs of number words, joined by 'and'. */
function runsIn(line: string): Word[][] {
  const runs: Word[][] = [[]]
  for (const match of line.matchAll(/[a-z']+|\d+|[^\sa-z\d'-]/g)) {
    const word = { text: match[0], from: match.index, to: match.index + match[0].length }
    const run = runs.at(-1) ?? []
    if (isNumber(word) || (joins.has(word.text) && run.length > 0)) run.push(word)
    else runs.push([])
  }
  return runs.map((run) => run.slice(0, run.findLastIndex(isNumber) + 1)).filter((run) => run.length >= 2)
}

const scaled = (run: readonly Word[]): number => {
  let [sum, part] = [0, 0]
  for (const [at, { text }] of run.entries()) {
    const scale = scaleOf.get(text)
    const value = numberOf.get(text) ?? 0
    const isJoined = joins.has(run[at - 1]?.text ?? '')
    if (scale === 1000) [sum, part] = [sum + (part || 1) * scale, 0]
    else if (scale) part = (part || 1) * scale
    // 'Six thousand six fifty' is 6 650.
    else part = sum > 0 && value >= 10 && part >= 1 && part <= 9 && !isJoined ? part * 100 + value : part + value
  }
  return sum + part
}

/** Figures side by side: six, six, fifty is 6650. */
function paired(run: readonly Word[]): number | undefined {
  const groups: number[] = []
  for (const { text } of run) {
    const value = numberOf.get(text)
    if (value === undefined) return undefined
    const last = groups.at(-1)
    if (last !== undefined && last >= 20 && last % 10 === 0 && value < 10) groups[groups.length - 1] = last + value
    else groups.push(value)
  }
  const digits = groups.join('')
  return groups.length >= 2 && digits.length >= 3 && digits.length <= 5 ? Number(digits) : undefined
}

/** `line`: plain and in lower case. Pure. */
export const spelledSums = (line: string): SpelledSum[] =>
  runsIn(line).flatMap((run) => {
    const rand = run.some(({ text }) => scaleOf.has(text)) ? scaled(run) : paired(run)
    const [first, last] = [run[0], run.at(-1)]
    return rand !== undefined && rand >= 100 && first && last ? [{ rand, from: first.from, to: last.to }] : []
  })
