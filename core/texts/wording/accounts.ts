import type { Sentences } from '../sentences.ts'
import { momentWords } from '../when.ts'

/** Mails about the account itself. */
export const accounts = ({ accounts: s, dates }: Sentences) => ({
  ...s,
  code: (code: string) => ({ title: s.code.title, lines: [s.code.lines[0](code), s.code.lines[1]] }),
  resetOneOf: (accounts: readonly { madeAt: Date; url: string }[]) => ({
    title: s.resetOneOf.title,
    lines: s.resetOneOf.lines,
    links: accounts.map(({ madeAt, url }) => ({ label: s.resetOneOf.label(momentWords(madeAt, dates)), url })),
  }),
  numberChanged: (end: string) => ({
    title: s.numberChanged.title,
    lines: [s.numberChanged.lines[0](end), s.numberChanged.lines[1]],
  }),
  emailChanged: (to: string) => ({
    title: s.emailChanged.title,
    lines: [s.emailChanged.lines[0](to), s.emailChanged.lines[1]],
  }),
})
