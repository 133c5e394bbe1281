import { parseTyreSize, type TyreSize } from '#core/rules/tyres/tyre-size.ts'
import { escaped } from '#core/rules/website/escaped.ts'
import { cardWords, type PreviewCard } from '#core/rules/website/preview-card.ts'
import { colours, line, tyre, wordMark } from './drawing.ts'
import { fittingSize, widthOf, wrapped } from './letters.ts'

const left = 72
const width = 470

/** The card as a drawing of 1200 x 630, without any text that a machine would have to have a font for. */
export function cardSvg(card: PreviewCard): string {
  const size = drawnSize(card.size)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" role="img" aria-label="${escaped(cardWords(card))}">`,
    `<rect width="1200" height="630" fill="${colours.paper}"/>`,
    `<g transform="translate(868 315) scale(1.5)">${size ? tyre(size, card.service, '') : ''}</g>`,
    wordMark(left, 56),
    card.badge ? badge(card.badge) : '',
    words(card),
    '</svg>',
  ].join('')
}

function drawnSize(text: string): TyreSize | undefined {
  const parsed = parseTyreSize(text)
  return parsed?.kind === 'single' ? parsed.size : parsed?.front
}

function badge(text: string): string {
  const size = 30
  const wide = widthOf(text, 'strong', size) + 36
  const x = left + width - wide
  return `<rect x="${x}" y="62" width="${wide}" height="52" rx="26" fill="${colours.accent}"/>${line({ text, cut: 'strong', size, x: x + 18, y: 99, fill: colours.onAccent })}`
}

/** Drawn from the bottom up, so that missing words leave no gap. */
function words({ heading, second, price, foot }: PreviewCard): string {
  const footSize = Math.max(23, fittingSize(foot, 'plain', 28, width))
  const [footLine = ''] = wrapped(foot, 'plain', footSize, width, 1)
  const drawn = [line({ text: footLine, cut: 'plain', size: footSize, x: left, y: 566, fill: colours.soft })]
  let top = 520
  if (price) {
    drawn.push(
      line({
        text: price.note,
        cut: 'plain',
        size: fittingSize(price.note, 'plain', 30, width),
        x: left,
        y: top - 2,
        fill: colours.ink,
      }),
      ...amount(price, top - 50),
    )
    top -= 156
  }
  const cut = second.lettering ? 'lettering' : 'plain'
  const secondSize = fittingSize(second.text, cut, second.lettering ? 52 : 36, width)
  drawn.push(line({ text: second.text, cut, size: secondSize, x: left, y: top, fill: colours.ink }))
  top -= secondSize + 18
  const headingSize = 54
  const lines = wrapped(heading, 'strong', headingSize, width, 2)
  for (const [at, text] of lines.toReversed().entries())
    drawn.push(line({ text, cut: 'strong', size: headingSize, x: left, y: top - at * 60, fill: colours.ink }))
  return drawn.join('')
}

function amount({ now, before }: NonNullable<PreviewCard['price']>, y: number): string[] {
  const gap = 22
  const beforeSize = 36
  const beforeWide = before ? widthOf(before, 'plain', beforeSize) + gap : 0
  const size = fittingSize(now, 'lettering', 84, width - beforeWide)
  const drawn = [line({ text: now, cut: 'lettering', size, x: left, y, fill: colours.ink })]
  if (!before) return drawn
  const x = left + widthOf(now, 'lettering', size) + gap
  return [
    ...drawn,
    line({ text: before, cut: 'plain', size: beforeSize, x, y, fill: colours.soft }),
    `<rect x="${x - 3}" y="${y - 14}" width="${beforeWide - gap + 6}" height="3" fill="${colours.soft}"/>`,
  ]
}
