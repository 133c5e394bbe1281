import { findTyreSizes } from '#core/rules/tyres/tyre-size.ts'

/** Figures that stand alone or beside a word, as the answer to one question. */

const lone = /^\W*(\d{1,2})\W*$/

/** Nothing but a number of one or two figures. */
export const loneNumber = (text: string): number | undefined => {
  const found = lone.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

const aYear = /\b(?:19|20)\d\d\b/

/** The year of a car. */
export const hearYear = (text: string): number | undefined => {
  const found = aYear.exec(text)?.[0]
  return found === undefined ? undefined : Number(found)
}

const ofStars = /^\D*([1-5])\D*$/

/** One to five stars: the only figure of the words. */
export const hearStars = (text: string): number | undefined => {
  const found = ofStars.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

const figure = /\d/
export const hasFigure = (text: string): boolean => figure.test(text)

const threeFigures = /\d{3}/
/** As many figures as the width of a tyre has. */
export const hasThreeFigures = (text: string): boolean => threeFigures.test(text)

const instead = /\b(?:but|maar|only|net|just)(?: with| met)? (\d{1,2})\b/i

/** 'the same again but 2'. */
export const countInstead = (text: string): number | undefined => {
  const found = instead.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

const forSoMany = /\b(?:for|vir)\s+(\d{1,2})\b(?![/:.,]\d)/i

/** 'how much for 2 of them'. */
export const countFor = (text: string): number | undefined => {
  const found = forSoMany.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

const many = /(?<![\d./])(\d{2,3}) ?(?:x(?![a-z])|tyres|tires|bande)|(?:^|[^a-z\d])x ?(\d{2,3})(?![\d./])/i
const LONGEST = 300

/** How many tyres '30 tyres' and '205/55R16 x 30' ask for, where it is more than any car has. */
export function manyTyres(words: string): number | undefined {
  if (words.length > LONGEST) return undefined
  const others = findTyreSizes(words).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}§${text.slice(end)}`,
    words,
  )
  const found = many.exec(others)
  return found ? Number(found[1] ?? found[2]) : undefined
}
