/**
 * Words that somebody has typed and not sent yet. Those of an account stay in the browser, so that they are there after
 * signing in again; those of a visitor stay in the tab, and go along when the visitor signs in.
 */
export type Owner = { accountId: string } | 'visitor'

const mark = 'draft:'
const outboxMark = 'outbox:'
const DAY_MS = 24 * 60 * 60 * 1000
/** Who comes back on another day begins anew; what was meant to be sent stays in sight for a week. */
const keepsMs = (key: string): number => (key.includes(`:${outboxMark}`) ? 7 * DAY_MS : DAY_MS)

/** The name under which the messages of a conversation are kept that wait to be sent. */
export const outboxName = (thread: string): string => `${outboxMark}${thread}`

export type Kept = { at: number; words: unknown }
type Place = { storage: Storage; key: string }

export const placeOf = (owner: Owner, name: string): Place =>
  owner === 'visitor'
    ? { storage: sessionStorage, key: `${mark}visitor:${name}` }
    : { storage: localStorage, key: `${mark}${owner.accountId}:${name}` }

/** The conversations in which messages of the account wait to be sent. */
export const waitingThreads = (accountId: string): string[] =>
  withStorage(() => {
    const begin = placeOf({ accountId }, outboxMark).key
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(begin) ? key.slice(begin.length) : []))
  }) ?? []

/** For who signs out: nobody finds what they had typed. */
export const forgetDrafts = (): void => forgetWhere(() => true)

/** Drafts of yesterday go when the website is opened. */
export const forgetOldDrafts = (): void => forgetWhere((place) => keptAt(place) === undefined)

function forgetWhere(goes: (place: Place) => boolean): void {
  withStorage(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(mark) && goes({ storage, key })) storage.removeItem(key)
  })
}

export function keptAt({ storage, key }: Place): Kept | undefined {
  const kept: Partial<Kept> | null = JSON.parse(storage.getItem(key) ?? 'null')
  return kept && typeof kept.at === 'number' && Date.now() - kept.at < keepsMs(key)
    ? { at: kept.at, words: kept.words }
    : undefined
}

/** Without storage, or with a full one, what is typed lives as long as the page. */
export function withStorage<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
