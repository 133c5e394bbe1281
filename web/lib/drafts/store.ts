import { type Kept, keptAt, type Owner, placeOf, withStorage } from './kept.ts'

// Of forms: every page needs no more of drafts than kept.ts has.

/** What was typed there; undefined if nothing is kept. A visitor's draft becomes that of the account. */
export function readDraft(owner: Owner, name: string): unknown {
  return withStorage(() => {
    const own = placeOf(owner, name)
    const kept = keptAt(own)
    if (owner === 'visitor') return kept?.words
    const before = placeOf('visitor', name)
    const brought = keptAt(before)
    if (!brought || (kept && kept.at > brought.at)) return kept?.words
    own.storage.setItem(own.key, JSON.stringify(brought))
    before.storage.removeItem(before.key)
    return brought.words
  })
}

/** False if there is no storage. */
export const keepDraft = (owner: Owner, name: string, words: unknown): boolean =>
  withStorage(() => {
    const { storage, key } = placeOf(owner, name)
    storage.setItem(key, JSON.stringify({ at: Date.now(), words } satisfies Kept))
    return true
  }) ?? false

/** For what was sent, or thrown away. False if there is no storage. */
export const forgetDraft = (owner: Owner, name: string): boolean =>
  withStorage(() => {
    for (const one of ['visitor', owner] as const) {
      const { storage, key } = placeOf(one, name)
      storage.removeItem(key)
    }
    return true
  }) ?? false
