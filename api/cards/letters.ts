import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** web/fonts/archivo.woff2, unpacked: the outlines go into the drawing, so that it looks the same on every machine. */
const file = readFileSync(join(import.meta.dirname, 'archivo.ttf'))

/** The cuts that the website uses. */
const cuts = {
  lettering: { wght: 800, wdth: 120 },
  strong: { wght: 800, wdth: 108 },
  plain: { wght: 500, wdth: 100 },
} as const
export type Cut = keyof typeof cuts

type Glyph = { path: string; x: number; width: number }

const fonts = new Map<Cut, Font>()
function fontOf(cut: Cut): Font {
  let font = fonts.get(cut)
  if (!font) {
    const whole = create(file)
    if (!('getVariation' in whole)) throw new Error('the font of the cards is none')
    font = whole.getVariation(cuts[cut])
    fonts.set(cut, font)
  }
  return font
}

/** The text in letters that the font has. */
const writable = (text: string, font: Font): string =>
  [...text.normalize('NFC')]
    .map(
      (letter) =>
        [letter, letter.normalize('NFD').charAt(0)].find((one) => font.hasGlyphForCodePoint(codeOf(one))) ?? '',
    )
    .join('')
const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0

/** The outlines of a line of text from its left end, letters `size` high, and how wide it is. */
export function letters(text: string, cut: Cut, size: number): { glyphs: Glyph[]; width: number } {
  const font = fontOf(cut)
  const scale = size / font.unitsPerEm
  const run = font.layout(writable(text, font), ['tnum', 'kern'])
  let at = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const width = (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale
    const placed = { path: glyph.path.scale(scale, -scale).toSVG(), x: at, width }
    at += width
    return placed
  })
  return { glyphs, width: at }
}

export const widthOf = (text: string, cut: Cut, size: number): number => letters(text, cut, size).width

/** The largest size up to `size` at which the text is no wider. */
export const fittingSize = (text: string, cut: Cut, size: number, width: number): number =>
  Math.min(size, (size * width) / Math.max(1, widthOf(text, cut, size)))

/** The words on lines no wider than that; an ellipsis ends the last line if there are more. */
export function wrapped(text: string, cut: Cut, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer, cut, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  return shown.map((line, at) => shortened(line, cut, size, width, at === most - 1 && lines.length > most))
}

function shortened(line: string, cut: Cut, size: number, width: number, isCut: boolean): string {
  const end = isCut ? '…' : ''
  if (widthOf(line + end, cut, size) <= width) return line + end
  let short = line
  while (short.length > 1 && widthOf(`${short}…`, cut, size) > width) short = short.slice(0, -1).trimEnd()
  return `${short}…`
}
