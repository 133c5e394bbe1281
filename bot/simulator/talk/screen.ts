import type { Bubble, Shown } from '#core/contracts/devtools/simulator.ts'
import { localDate, localTime } from '#core/rules/time/time.ts'

const INDENT = '      '

/**
 * The bubbles of a phone as its screen shows them, each with its number; `from` is the first that is drawn. What came
 * at another minute than `now` says when.
 */
export const drawBubbles = (bubbles: readonly Bubble[], from: number, now: Date): string =>
  bubbles
    .slice(from)
    .map((bubble, at) => {
      const came = drawInstant(new Date(bubble.at))
      const drawn = drawBubble(bubble, from + at + 1, numberOf(bubbles, bubble.repliesTo))
      return came === drawInstant(now) ? drawn : `-- ${came}\n${drawn}`
    })
    .join('\n')

function numberOf(bubbles: readonly Bubble[], sid: string | null): number | undefined {
  const at = sid === null ? -1 : bubbles.findIndex((bubble) => bubble.sid === sid)
  return at < 0 ? undefined : at + 1
}

/** What the person wrote stands behind an arrow. */
function drawBubble({ by, shown, error }: Bubble, number: number, repliesTo: number | undefined): string {
  const own = by === 'person'
  const reply = own && repliesTo !== undefined ? [`(under ${repliesTo})`] : []
  const lines = [...reply, ...drawShown(shown), ...(error ? [`(not delivered: ${error})`] : [])]
  const indent = own ? `${INDENT}> ` : INDENT
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line, at) =>
      `${at === 0 ? `${number}`.padStart(4).padEnd(INDENT.length) + indent.slice(INDENT.length) : indent}${line}`.trimEnd(),
    )
    .join('\n')
}

/** Everything that a bubble holds, from top to bottom. */
function drawShown({ media, location, contact, text, footer, buttons, list }: Shown): string[] {
  const pin = location && [location.label, location.address, `${location.lat},${location.lng}`].filter(Boolean)
  return [
    ...(media ?? []).map(({ contentType }) => `[${kindOf(contentType)}]`),
    ...(pin ? [`[pin ${pin.join(' · ')}]`] : []),
    ...(contact ? [`[contact ${contact.name} ${contact.phone}]`] : []),
    ...(text === '' ? [] : [text]),
    ...(footer ? [`(${footer})`] : []),
    ...(buttons ?? []).map(({ title, url }) => (url ? `[${title}] -> ${url}` : `[${title}]`)),
    ...(list ? [`[= ${list.button}]`] : []),
    ...(list?.rows ?? []).flatMap(({ title, description }, at) => [
      `  ${`${at + 1}`.padStart(2)} [${title}]`,
      ...(description ? [`      ${description}`] : []),
    ]),
  ]
}

function kindOf(contentType: string): string {
  if (contentType.startsWith('image/')) return 'picture'
  if (contentType.startsWith('audio/')) return 'voice note'
  return contentType === 'application/pdf' ? 'PDF' : 'file'
}

/** 'Wed 2026-11-18 09:00', as clocks in South Africa show it. */
export const drawInstant = (at: Date): string =>
  `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(localDate(at)).getUTCDay()]} ${localDate(at)} ${localTime(at)}`
