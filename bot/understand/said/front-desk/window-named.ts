import { readingOf } from '../../begin-reading.ts'
import { readWindow } from '../../parts/window.ts'
import { MOST } from '../../shop-words.ts'
import { committedVocabulary } from '../../vocabulary/tables.ts'

/** The part of the day that words name, of whichever day: 'the morning one'. HH:MM. Pure. */
export const windowNamed = (words: string, now: Date): { from?: string; to?: string } | undefined =>
  readWindow(readingOf(words.slice(0, MOST).replace(/['’]s\b/g, ''), committedVocabulary, { now }), [])
