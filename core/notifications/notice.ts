import type { Button } from '../messaging/content.ts'

/** What somebody is told, for every channel: the chat shows it as one message, an e-mail as a page. It is stored as made. */
export type Notice = {
  title: string
  lines: string[]
  links?: { label: string; url: string }[]
  /** Asked where the person can answer at once. */
  question?: string
  buttons?: Button[]
}

/** The lines that there is something to say for. */
export const linesOf = (...given: (string | undefined | null | false)[]): string[] =>
  given.filter((line) => typeof line === 'string')
