import type { Button } from '../messaging/content.ts'

/**
 * The content of a notice for every channel: the chat shows it as one message, an e-mail as a page. It is stored as
 * made.
 */
export type Notice = {
  title: string
  lines: string[]
  links?: { label: string; url: string }[]
  /** A question, on channels on which the person can answer at once. */
  question?: string
  buttons?: Button[]
  /** What it is about, above the words; WhatsApp shows it only together with buttons. */
  picture?: string
  /** The place on the map, which the chat shows as a pin of its own. */
  pin?: { lat: number; lng: number; name: string; address: string }
}

/** What a browser shows of a notice, and what a tap on it opens. */
export type PushPayload = {
  title: string
  body: string
  /** A path of the website. */
  url: string
  /** A later one with the same tag takes the place of the one before. */
  tag: string
}

/** The lines without those that have nothing to say. */
export const linesOf = (...given: (string | undefined | null | false)[]): string[] =>
  given.filter((line) => typeof line === 'string')
