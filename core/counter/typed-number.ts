/** Fewer say little: a code or a size has as many. */
const FEWEST = 4

/**
 * The digits of a phone number as people write it, or of its end, without what stands for the country or for being at
 * home; undefined for anything else.
 */
export function digitsToFind(text: string): string | undefined {
  if (!/^[\d\s+()-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(?:0027|27|0)/, '')
  return digits.length >= FEWEST ? digits : undefined
}
