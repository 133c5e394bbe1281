import { isLoadIndex, isSpeedSymbol } from '#core/rules/tyres/load-speed.ts'
import type { Slots } from './types.ts'

/** '91V': what stands behind a size on the sidewall. */
export type ServiceFigures = { index: number; symbol: string }

const behindSize = /\b(\d{2,3}) ?([a-z])\b/gi
const dated = /\bdot\b[^\d]{0,20}(?:[a-z0-9]{2,4} ){0,4}(\d{4})\b/i
const alone = /(?<![\d./-])(\d{4})(?![\d./-])/
/** Rims of half inches are those of trucks and buses. */
const truckSize = /(?<!\d)\d{1,3}(?:[ /]\d{2,3})?\s?r\s?(?:17|19|22|24)[.,]5(?!\d)/i
const LONGEST = 300

/** The load indices and speed symbols that are written, in order: '112S or 116T' has two. */
export function serviceFigures(words: string, { loadIndex, speed }: Slots): ServiceFigures[] {
  const written = [...words.slice(0, LONGEST).matchAll(behindSize)]
    .map(([, index, symbol = '']) => ({ index: Number(index), symbol: symbol.toUpperCase() }))
    .filter(({ index, symbol }) => isLoadIndex(index) && isSpeedSymbol(symbol))
  if (written.length > 0 || loadIndex === undefined || speed === undefined) return written
  return [{ index: loadIndex, symbol: speed }]
}

/** The four figures of a DOT code: behind 'DOT', or alone where the words ask for an age. */
export const dotFigures = (words: string, asksAge: boolean): string | undefined =>
  dated.exec(words.slice(0, LONGEST))?.[1] ?? (asksAge ? alone.exec(words.slice(0, LONGEST))?.[1] : undefined)

export const isTruckSize = (words: string): boolean => truckSize.test(words.slice(0, LONGEST))
