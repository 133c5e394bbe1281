import { escaped } from '#core/rules/website/escaped.ts'

/** What hangs at a shop's counter, drawn to scale as one SVG file, so that screen, printer and download are the same. */
export const papers = {
  a4: { name: 'A4', width: 210, height: 297 },
  a5: { name: 'A5', width: 148, height: 210 },
  a6: { name: 'A6', width: 105, height: 148 },
} as const
export type PaperSize = keyof typeof papers
export type Kind = 'poster' | 'stand'

export type Poster = {
  name: string
  place: string
  /** 'Book a fitting': what the code begins. */
  aim: string
  /** The dark squares of the code, row by row. */
  code: { size: number; dark(row: number, column: number): boolean }
}

const ink = '#1c1a16'
const soft = '#575246'
const family = 'font-family="Arial, Helvetica, sans-serif"'
const hint = 'Scan with your phone. WhatsApp opens: just send.'

/** One page of the paper: a poster, or a stand with the same on both sides of its fold, to be bent into a tent. */
export function posterSvg(poster: Poster, kind: Kind, paper: PaperSize): string {
  const { width, height } = papers[paper]
  const half = height / 2
  const inside =
    kind === 'poster'
      ? portrait(poster, width, height)
      : `<g transform="rotate(180 ${width / 2} ${half / 2})">${landscape(poster, width, half)}</g>
         <path d="M0 ${half}H${width}" stroke="${soft}" stroke-width="0.3" stroke-dasharray="2 2"/>
         <g transform="translate(0 ${half})">${landscape(poster, width, half)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#fff"/>${inside}</svg>`
}

function portrait({ name, place, aim, code }: Poster, width: number, height: number): string {
  const middle = width / 2
  const side = width * 0.56
  const top = height * 0.36
  const title = fitted(name, width * 0.86, width * 0.1)
  return [
    `<rect width="${width}" height="${height * 0.025}" fill="#ffb20d"/>`,
    words(title, { x: middle, y: height * (title.lines.length > 1 ? 0.105 : 0.14), anchor: 'middle', bold: true }),
    words(fitted(aim, width * 0.86, width * 0.075), { x: middle, y: height * 0.27, anchor: 'middle', bold: true }),
    words(fitted('on WhatsApp', width * 0.8, width * 0.055), {
      x: middle,
      y: height * 0.315,
      anchor: 'middle',
      colour: '#08703a',
    }),
    squares(code, middle - side / 2, top, side),
    words(fitted(hint, width * 0.84, width * 0.045), { x: middle, y: top + side + height * 0.06, anchor: 'middle' }),
    words(fitted(place, width * 0.84, width * 0.036), { x: middle, y: height * 0.94, anchor: 'middle', colour: soft }),
  ].join('')
}

function landscape({ name, place, aim, code }: Poster, width: number, height: number): string {
  const side = Math.min(height * 0.72, width * 0.4)
  const [x, room] = [width * 0.06 + side + width * 0.05, width * 0.83 - side]
  return [
    `<rect width="${width}" height="${height * 0.04}" fill="#ffb20d"/>`,
    squares(code, width * 0.06, (height - side) / 2 + height * 0.02, side),
    words(fitted(name, room, width * 0.07), { x, y: height * 0.26, bold: true }),
    words(fitted(aim, room, width * 0.055), { x, y: height * 0.5, bold: true }),
    words(fitted('on WhatsApp', room, width * 0.045), { x, y: height * 0.6, colour: '#08703a' }),
    words(fitted(hint, room, width * 0.032), { x, y: height * 0.72 }),
    words(fitted(place, room, width * 0.028), { x, y: height * 0.9, colour: soft }),
  ].join('')
}

type Fitted = { lines: string[]; size: number }
/** Bold letters are about so wide for their height. */
const LETTER = 0.68

/** The words on one or two lines, as large as the room allows and no larger than wanted. */
export function fitted(text: string, room: number, wanted: number): Fitted {
  const whole = room / (Math.max(1, text.length) * LETTER)
  if (whole >= wanted * 0.75) return { lines: [text], size: Math.min(wanted, whole) }
  const lines = halves(text)
  const longest = Math.max(...lines.map(({ length }) => length), 1)
  return { lines, size: Math.min(wanted, room / (longest * LETTER)) }
}

/** Two lines that are as equal as the words allow. */
function halves(text: string): string[] {
  const parts = text.split(' ')
  const cuts = parts.map((_, at) => [parts.slice(0, at).join(' '), parts.slice(at).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  const best = cuts.slice(1).sort((one, other) => longest(one) - longest(other))[0]
  return best ?? [text]
}

type Look = { x: number; y: number; anchor?: 'middle'; bold?: true; colour?: string }

function words({ lines, size }: Fitted, { x, y, anchor, bold, colour = ink }: Look): string {
  const look = `${family} font-size="${round(size)}" fill="${colour}"${bold ? ' font-weight="700"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`
  return lines
    .map((line, at) => `<text x="${round(x)}" y="${round(y + at * size * 1.15)}" ${look}>${escaped(line)}</text>`)
    .join('')
}

function squares({ size, dark }: Poster['code'], x: number, y: number, side: number): string {
  const path: string[] = []
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (dark(row, column)) path.push(`M${column} ${row}h1v1h-1z`)
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(side / size)})"><path d="${path.join('')}" fill="#000" shape-rendering="crispEdges"/></g>`
}

const round = (number: number): number => Math.round(number * 1000) / 1000
