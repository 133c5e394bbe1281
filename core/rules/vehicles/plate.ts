/** South African number plates as people write them. */
export const plateForms = [
  // ABC 123 GP, BB 12 CD GP, and without the blanks.
  /\b[a-z]{2,3}[\s-]?\d{2,3}[\s-]?(?:[a-z]{2}[\s-]?)?(?:gp|zn|kzn|ec|fs|nc|nw|mp|lp|l)\b/gi,
  /\b[a-z]{2}\d{2}[a-z]{2}\b/gi,
  /\b[A-Z]{2}[\s-]\d{2}[\s-][A-Z]{2}\b/g,
  // CA 123-456 and CAA 12345 of the Western Cape, ND 123-456 and NUR 1234 of KwaZulu-Natal.
  /\b[cn][a-z]{1,2}[\s-]?\d{1,3}[\s-]?\d{2,4}\b/gi,
  // A name of one's own before the province: BIGDAD GP.
  /\b[A-Z0-9]{2,8}[\s-](?:GP|WP|ZN)\b/g,
]
/** Models and other words that look like plates. */
const noPlate =
  /^(?:(?:np|nv)\s?\d{3}(?:\s?(?:19|20)\d\d)?|(?:no|now|new|not|na|nee|net|nog|nie|nou|ne|ng[aeou]|can|car|cab|cc|cm)[\s\d-]{1,12})$/i
/** 'In GP' is the province. */
const beforeProvince = /^(?:in|at|near|from|around|to|the|all|any|van|uit)\b/i

/** Whether what is formed like a plate is meant as one. */
export const isPlate = (found: string): boolean => !noPlate.test(found) && !beforeProvince.test(found)

/** The plate that the words name; undefined if they name none. */
export function plateIn(words: string): string | undefined {
  for (const form of plateForms) for (const [found] of words.matchAll(form)) if (isPlate(found)) return plateOf(found)
  return undefined
}

/** A plate as it is shown: capitals, figures, blanks and dashes. Empty if nothing of it is typed. */
export const plateOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** By which a plate is found however it is spaced. */
export const plateKey = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
