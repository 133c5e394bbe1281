import { sidewallOuter, sidewallShape, sidewallTread, spokeTurns, wheelShape } from '#core/rules/tyres/sidewall.ts'
import type { TyreSize } from '#core/rules/tyres/tyre-size.ts'
import { escaped } from '#core/rules/website/escaped.ts'
import { type Cut, letters } from './letters.ts'

/** The light colours of web/styles/tokens.css: a picture does not know who looks at it. */
export const colours = {
  paper: '#f1ede4',
  ink: '#1c1a16',
  soft: '#575246',
  accent: '#ffb20d',
  onAccent: '#1f1500',
  tread: '#171512',
  rubber: '#24221e',
  deep: '#171512',
  line: '#3a372f',
  lettering: '#f4efe2',
  rim: '#cfc9ba',
  rimDeep: '#a29c8d',
}

const mark =
  'M3 -3.5L14.5 -9v6L3 2.5zM3 6.5L14.5 1v6L3 12.5zM3 16.5L14.5 11v6L3 22.5zM3 26.5L14.5 21v6L3 32.5zM17.5 -4L29 1.5v6L17.5 2zM17.5 6L29 11.5v6L17.5 12zM17.5 16L29 21.5v6L17.5 22zM17.5 26L29 31.5v6L17.5 32z'

type Line = { text: string; cut: Cut; size: number; x: number; y: number; fill: string }

/** A line of text as outlines; what it says stands beside them. */
export function line({ text, cut, size, x, y, fill }: Line): string {
  const { glyphs } = letters(text, cut, size)
  const paths = glyphs.map((one) => `<path d="${one.path}" transform="translate(${round(x + one.x)} ${round(y)})"/>`)
  return `<g aria-label="${escaped(text)}" fill="${fill}">${paths.join('')}</g>`
}

export const wordMark = (x: number, y: number): string =>
  `<svg x="${x}" y="${y}" width="56" height="60" viewBox="0 -2 32 34"><path fill="${colours.ink}" d="${mark}"/></svg>${line({ text: 'Spoor', cut: 'lettering', size: 44, x: x + 70, y: y + 45, fill: colours.ink })}`

/** The tyre that the website draws (web/components/tyres/sidewall.tsx), around its middle. */
export function tyre(size: TyreSize, service: string, below: string): string {
  const { rim, height, top, over, under } = sidewallShape(size, service)
  const { inner, spoke, hub, cap, bolt } = wheelShape(rim)
  const ring = (r: number, stroke: string, width: number, more = '') =>
    `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`
  const disc = (r: number, fill: string) => `<circle r="${r}" fill="${fill}"/>`
  const turned = (shape: string, by = 0) =>
    spokeTurns.map((turn) => shape.replace('/>', ` transform="rotate(${turn + by})"/>`)).join('')
  return [
    disc(sidewallOuter, colours.tread),
    ring(
      sidewallOuter + sidewallTread.width / 2 - 1,
      colours.tread,
      sidewallTread.width,
      ` stroke-dasharray="${sidewallTread.dashes}"`,
    ),
    disc(sidewallOuter - 3, colours.rubber),
    ring(sidewallOuter - 8, colours.line, 1.5),
    ring(rim + 7, colours.line, 1.5),
    around(top, height, over, 'over', colours.lettering),
    below && around(below.toUpperCase(), height * 0.62, under, 'under', colours.rim),
    disc(rim, colours.rim),
    disc(inner, colours.deep),
    turned(`<path d="${spoke}" fill="${colours.rimDeep}"/>`),
    disc(hub, colours.rim),
    disc(cap, colours.rimDeep),
    turned(`<circle cy="${bolt.y}" r="${bolt.radius}" fill="${colours.deep}"/>`, 36),
  ].join('')
}

/** Letters on a circle, its middle at the top or at the bottom; smaller where they would run down the sides. */
function around(text: string, size: number, radius: number, side: 'over' | 'under', fill: string): string {
  const whole = letters(text, 'lettering', size)
  const most = Math.PI * radius * 0.86
  const { glyphs, width } = whole.width > most ? letters(text, 'lettering', (size * most) / whole.width) : whole
  const paths = glyphs.map(({ path, x, width: its }) => {
    const angle = ((x + its / 2 - width / 2) / radius) * (180 / Math.PI)
    const [turn, y] = side === 'over' ? [angle, -radius] : [-angle, radius]
    return `<path d="${path}" transform="rotate(${round(turn)}) translate(${round(-its / 2)} ${round(y)})"/>`
  })
  return `<g aria-label="${escaped(text)}" fill="${fill}">${paths.join('')}</g>`
}

const round = (value: number): number => Math.round(value * 100) / 100
