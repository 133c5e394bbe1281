import { plain } from '../../shop-words.ts'

const part = /\b(?:r(1[2-9]|2[0-4])|(1[2-9]|2[0-4]) ?(?:inch\w*|duim)|(1[3-9]5|2\d5|3[0-2]5)s?)\b/g

/** 'The 14 inch ones', 'R16', '195s': parts of a size that say which of several is meant. */
export const partsOfSize = (words: string): string[] =>
  [...plain(words).matchAll(part)].flatMap(([, rim, inches, width]) => [rim ?? inches ?? width ?? ''])

/** Whether the size code has this figure: 205/55R16 has 205, 55 and 16. */
export const hasPart = (sizeCode: string, figure: string): boolean => sizeCode.split(/[^\d]+/).includes(figure)

const counted =
  /\b(?:x ?(\d)|(\d) ?x|(?:for|vir|of|die|the|all) (\d|one|two|three|four|five|six|een|twee|drie|vier|vyf|ses)|(single|pair|set|stel|paar))\b/
const counts: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, een: 1, twee: 2, drie: 3, vier: 4, vyf: 5, ses: 6 },
  ...{ single: 1, pair: 2, paar: 2, set: 4, stel: 4 },
}

/** How many tyres say which of several questions is meant: 'the pair', 'for 4'. */
export function tyresCounted(words: string): number | undefined {
  const [, ...figures] = counted.exec(plain(words)) ?? []
  const said = figures.find(Boolean)
  return said === undefined ? undefined : (counts[said] ?? Number(said))
}

const times = /\b([1-9]) ?x\b|\bx ?([1-9])\b/

/** '4 x' and 'x2' count the tyres that somebody asks for. */
export function tyresTimes(words: string): number | undefined {
  const [, before, behind] = times.exec(plain(words)) ?? []
  const said = before ?? behind
  return said === undefined ? undefined : Number(said)
}
