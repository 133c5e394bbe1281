import { spokeTurns, wheelShape } from '#core/rules/tyres/sidewall.ts'

/** What a place is painted in. */
export type Paint = { wall: string; sign: string; door: string; sky: string }

export const paints: readonly Paint[] = [
  { wall: '#e9e0cd', sign: '#ffb20d', door: '#8d8676', sky: '#cfe3ea' },
  { wall: '#c9d6d3', sign: '#0b6670', door: '#5f7471', sky: '#e8eef0' },
  { wall: '#f1ede4', sign: '#b3492e', door: '#a39a88', sky: '#f3ddc2' },
  { wall: '#b9c3cf', sign: '#24324a', door: '#6d7a8b', sky: '#dfe8f2' },
  { wall: '#dcd3b8', sign: '#4a6b2f', door: '#8b8468', sky: '#d9ead2' },
]

const wide = 1200
const high = 800
const drawing = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${parts.join('')}</svg>`

const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const counted = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** A tyre seen from its side. */
function tyre(x: number, y: number, r: number, rim = '#cfc9ba'): string {
  const { inner, spoke, hub } = wheelShape(r * 0.6)
  const spokes = spokeTurns.map((turn) => `<path d="${spoke}" fill="#8f897b" transform="rotate(${turn})"/>`).join('')
  return `<g transform="translate(${x} ${y})">${disc(0, 0, r, '#1b1915')}<circle r="${r * 0.93}" fill="none" stroke="#3a372f" stroke-width="${r * 0.03}"/>${disc(0, 0, r * 0.6, rim)}${disc(0, 0, inner, '#171512')}${spokes}${disc(0, 0, hub, rim)}</g>`
}

/** A pile of tyres that lie on each other. */
const pile = (x: number, floor: number, count: number, width = 110): string =>
  counted(count)
    .map((at) => {
      const y = floor - (at + 1) * 38
      return `${box(x, y, width, 36, at % 2 ? '#24221e' : '#2d2a24', 'rx="16"')}${box(x + 10, y + 12, width - 20, 3, '#3f3b33')}`
    })
    .join('')

/** The sign over the doors: a strip with the marks of a tread on it. */
const sign = (x: number, y: number, width: number, { sign: fill }: Paint): string =>
  box(x, y, width, 92, fill, 'rx="6"') +
  counted(Math.floor((width - 80) / 56))
    .map((at) => `<path d="M${x + 50 + at * 56} ${y + 66}l16 -40h18l-16 40z" fill="#fff" fill-opacity=".82"/>`)
    .join('')

/** The front of the shop with its roller doors, one of them open. */
export function front(paint: Paint, doors: number): string {
  const doorWide = 1000 / doors - 40
  return drawing([
    box(0, 0, wide, high, paint.sky),
    disc(1010, 130, 62, '#fff6dc'),
    `<path d="M0 330q300 -110 620 -30t580 -40v300H0z" fill="#000" fill-opacity=".08"/>`,
    box(60, 190, 1080, 480, paint.wall),
    box(40, 170, 1120, 30, '#3a372f'),
    sign(110, 222, 980, paint),
    ...counted(doors).map((at) => roller(100 + at * (1000 / doors) + 20, 350, doorWide, at === doors - 1, paint)),
    box(0, 670, wide, 130, '#8b867b'),
    box(0, 670, wide, 8, '#6f6a60'),
    ...counted(8).map((at) => box(40 + at * 150, 736, 80, 6, '#d8d3c6')),
    pile(26, 690, 4),
    pile(1076, 690, 3),
  ])
}

const roller = (x: number, y: number, width: number, isOpen: boolean, { door }: Paint): string =>
  isOpen
    ? `${box(x, y, width, 320, '#26241f')}${box(x, y, width, 44, door)}${box(x + 14, y + 60, width - 28, 10, '#fff3c9')}${tyre(x + width / 2, y + 230, Math.min(78, width / 3))}${box(x + width / 2 - 60, y + 306, 120, 14, '#b3261e')}`
    : box(x, y, width, 320, door) +
      counted(12)
        .map((at) => box(x, y + 16 + at * 26, width, 3, '#000', 'fill-opacity=".16"'))
        .join('')

/** The workshop: a car without a wheel on the lift, tools on the wall. */
export const workshop = (paint: Paint): string =>
  drawing([
    box(0, 0, wide, high, paint.wall),
    box(0, 0, wide, 150, '#000', 'fill-opacity=".12"'),
    ...counted(3).map((at) => `${box(150 + at * 360, 60, 220, 16, '#fff')}`),
    ...counted(9).map((at) =>
      box(90 + at * 44, 230, 14, 90 + ((at * 37) % 70), at % 3 ? '#6f6a60' : paint.sign, 'rx="6"'),
    ),
    box(70, 214, 420, 10, '#3a372f'),
    box(0, 620, wide, 180, '#77726a'),
    ...counted(7).map((at) => `<path d="M${at * 200 - 40} 800l120 -180h4l-110 180z" fill="#000" fill-opacity=".1"/>`),
    box(520, 300, 26, 330, paint.sign),
    box(1060, 300, 26, 330, paint.sign),
    box(500, 516, 620, 20, '#3a372f'),
    `<path d="M540 500q6 -90 90 -98l60 -84q10 -14 30 -14h170q26 0 44 20l66 80q84 8 96 44v52z" fill="#f4efe2"/>`,
    `<path d="M720 330h80v68H674zM818 330h76l56 68H818z" fill="#3d4a52"/>`,
    tyre(660, 500, 58),
    disc(986, 500, 44, '#3a372f'),
    disc(986, 500, 18, '#8f897b'),
    tyre(300, 600, 96),
    pile(92, 690, 5),
  ])

/** Tyres on shelves, and those of the day in front of them. */
export const shelves = (paint: Paint): string =>
  drawing([
    box(0, 0, wide, high, paint.wall),
    ...[170, 370, 570].flatMap((y, row) => [
      ...counted(9).map((at) =>
        tyre(90 + at * 128 + (row % 2) * 20, y - 72, 62, (at + row) % 3 ? '#cfc9ba' : paint.sign),
      ),
      box(0, y - 8, wide, 16, '#3a372f'),
    ]),
    box(0, 640, wide, 160, '#8b867b'),
    tyre(230, 640, 120),
    tyre(980, 660, 100, paint.sign),
    pile(520, 740, 3, 150),
  ])

/** One wheel, close. */
export const wheel = (paint: Paint): string =>
  drawing([
    box(0, 0, wide, high, paint.sign),
    `<path d="M0 620h1200v180H0z" fill="#000" fill-opacity=".3"/>`,
    tyre(600, 420, 340),
    tyre(1110, 560, 200),
  ])
