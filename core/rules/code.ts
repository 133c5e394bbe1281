/** Crockford's letters without vowels, so that no sign looks like another and no code is a word. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ'
const digits = '23456789'
const characters = letters + digits

/** A code begins with two letters and has a digit and a third letter behind them, so it is no size, price, time or word. */
const form = /^[B-Z]{2}(?=[B-Z\d]*\d)(?=[B-Z\d]*[B-Z])[B-Z\d]{3}$/

const pick = (from: string, random: () => number): string => from.charAt(Math.floor(random() * from.length))

/** A short code that people can read out and type: KX7M2. About five million of them. */
export function makeCode(random: () => number): string {
  for (;;) {
    let code = pick(letters, random) + pick(letters, random)
    while (code.length < 5) code += pick(characters, random)
    if (form.test(code)) return code
  }
}

/** The code in a typed text, in any case, with the blanks and dashes that people add; undefined if it is none. */
export function readCode(text: string): string | undefined {
  const typed = text
    .trim()
    .replace(/[\s#-]/g, '')
    .toUpperCase()
  return form.test(typed) && [...typed].every((character) => characters.includes(character)) ? typed : undefined
}

/**
 * Inserts with a fresh code, and again with another one while the code is taken. `insert` returns undefined for a code
 * that exists (on conflict (code) do nothing returning …).
 */
export async function withFreshCode<T>(
  random: () => number,
  insert: (code: string) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const made = await insert(makeCode(random))
    if (made !== undefined) return made
  }
  throw new Error('no free code after 20 attempts')
}
