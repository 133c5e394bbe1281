import { plainText } from '../people/plain-text.ts'

/** 'Alfa-Romeo  147' and 'alfa romeo 147' are one name. */
export const vehicleKey = (...names: readonly (string | undefined)[]): string =>
  plainText(names.filter(Boolean).join(' '))
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
