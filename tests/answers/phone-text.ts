import type { Bubble, Shown } from '#core/contracts/devtools/simulator.ts'
import type { Screen } from './screens.ts'

/** A bubble as its reader sees it: WhatsApp's marks are gone, buttons and rows stand in brackets. */
export function bubbleText({ by, shown }: Bubble): string {
  const head = by === 'person' ? 'You: ' : ''
  const rows = shown.list?.rows.map((row) => `  [${row.title}]${row.description ? ` ${row.description}` : ''}`) ?? []
  const parts = [
    ...(shown.media ?? []).map(({ contentType }) => (contentType.startsWith('image/') ? '(picture)' : '(file)')),
    ...(shown.location ? [`(map: ${shown.location.label ?? 'a pin'})`] : []),
    ...(shown.contact ? [`(contact: ${shown.contact.name}, ${shown.contact.phone})`] : []),
    ...(shown.text ? [plain(shown)] : []),
    ...(shown.footer ? [`(small print: ${shown.footer})`] : []),
    ...(shown.buttons ?? []).map(({ title }) => `[${title}]`),
    ...(shown.list ? [`[${shown.list.button}] opens:`, ...rows] : []),
  ]
  return `${head}${parts.join('\n').replace(ownAddress, SITE)}`
}

/** Each world is served at a port of its own. */
const ownAddress = /http:\/\/127\.0\.0\.1:\d+/g
const SITE = 'https://spoor.example'

const plain = ({ text }: Shown): string => text.replace(/(^|[\s(])([*_~])(\S(?:.*?\S)?)\2(?=$|[\s).,:;!?])/gm, '$1$3')

const MAX_BUBBLES = 6
const MIN_BUBBLES = 3
const MAX_LINES = 40

/** The last few, fewer of them where they are long. */
function lastOf(bubbles: readonly string[]): string[] {
  const shown: string[] = []
  let lines = 0
  for (const bubble of bubbles.slice(-MAX_BUBBLES).toReversed()) {
    lines += bubble.split('\n').length
    if (shown.length >= MIN_BUBBLES && lines > MAX_LINES) break
    shown.unshift(bubble)
  }
  return shown
}

/** The screen for somebody who knows nothing else: who they are, and the last bubbles of the phone. */
export function screenText({ about }: Screen, bubbles: readonly Bubble[]): string {
  return `${[about, ...lastOf(bubbles.map(bubbleText))].join('\n\n----\n\n')}\n`
}
