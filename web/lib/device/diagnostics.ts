/** The events before a failure. They stay in this page's memory until somebody copies them. */
export type Entry = { at: string; what: string }

const MAX_KEPT = 50
const LONGEST = 300

const kept: Entry[] = []

/** Keeps an event without anything that identifies the person. */
export function note(what: string): void {
  kept.push({ at: new Date().toISOString(), what: impersonal(what).slice(0, LONGEST) })
  if (kept.length > MAX_KEPT) kept.shift()
}

export const keptEntries = (): readonly Entry[] => kept

/** E-mail addresses, phone numbers, ids, private links and whatever stands in a query. */
export const impersonal = (text: string): string =>
  text
    .replace(/\?[^\s"')]*/g, '?…')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
    .replace(/\b[\da-f]{8}-[\da-f-]{27}\b/gi, '…')
    .replace(/(?<=\/)(?=[\w.~-]*\d)[\w.~-]{20,}/g, '…')
    .replace(/\+?\d[\d ()-]{7,}\d/g, '…')

/** Keeps what nobody caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ message }) => note(`not caught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => note(`not caught: ${wordsOf(reason)}`))
}

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'

/** Short enough to be read out. */
export const newErrorId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
