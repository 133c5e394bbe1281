import type { Sentences } from '../sentences.ts'

/** What a message is made of, where it is not words that we understand. */
export type Sort =
  | 'words'
  | 'photo'
  | 'voice'
  | 'video'
  | 'document'
  | 'sticker'
  | 'contact'
  | 'location'
  | 'reaction'
  | 'unreadable'
export type DataHeld = {
  email: string | undefined
  bookings: number
  alerts: number
  url: string | undefined
  page: string
}

export const common = ({ common: s }: Sentences) => ({
  ...s,
  welcome: (name: string | undefined) => s.welcome({ hasName: Boolean(name), name: name ?? '' }),
  danger: (kinds: readonly (keyof typeof s.dangerWays)[]) =>
    [s.danger, ...kinds.map((kind) => `• ${s.dangerWays[kind]}`)].join('\n'),
  notUnderstood: s.notUnderstood satisfies Record<Sort, string>,
  openQuestion: s.openQuestion as Partial<Record<string, string>>,
  understoodSo: (parts: string[]) => s.understoodSo(parts.join(', ')),
  readings: s.readings as Partial<Record<string, string>>,
  dataHeld: ({ email, bookings, alerts, url, page }: DataHeld) =>
    [
      s.dataHeld.kept({ hasEmail: Boolean(email), email: email ?? '', bookings, alerts }),
      url ? s.dataHeld.eraseByThisLink(url) : s.dataHeld.eraseByLastLink,
      s.dataHeld.whatStays,
      s.dataHeld.otherWays(page),
    ].join('\n\n'),
})
