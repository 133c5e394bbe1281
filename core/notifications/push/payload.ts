import type { PushPayload } from '../notice.ts'

/** A notice for browsers: `brief` says nothing that a stranger may not read over a shoulder. */
export type PushContent = Pick<PushPayload, 'title' | 'url' | 'tag'> & { brief: string; words: string }

const MOST_TITLE = 90
/** More than a phone shows of one. */
const MOST_BODY = 240

export const payloadOf = ({ title, brief, words, url, tag }: PushContent, showsWords: boolean): PushPayload => ({
  title: short(title, MOST_TITLE),
  body: short((showsWords && words) || brief, MOST_BODY),
  url,
  tag,
})

/** No letter is cut in two. */
const short = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
        .trimEnd()}…`
