import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { PrintedDocument } from '../rules/billing/printed-document.ts'
import { brand } from '../rules/brand.ts'
import { formatRandExact } from '../rules/format.ts'
import { instantOf } from '../rules/time/time.ts'

const LEFT = 56
const RIGHT = 539
const WIDTH = RIGHT - LEFT
const HALF = WIDTH / 2 - 12
const MIDDLE = LEFT + WIDTH / 2 + 12
/** Facts reach a little over the middle, so that a day with its hour stands on one line. */
const FACTS_AT = MIDDLE - 40
const NAME_WIDTH = 100
const ink = '#1c1a17'
const soft = '#5d574e'
const amber = '#b26a00'
/** The same blocks as those of web/components/tread-mark.tsx, 32 to a side. */
const mark =
  'M3 -3.5L14.5 -9v6L3 2.5zM3 6.5L14.5 1v6L3 12.5zM3 16.5L14.5 11v6L3 22.5zM3 26.5L14.5 21v6L3 32.5zM17.5 -4L29 1.5v6L17.5 2zM17.5 6L29 11.5v6L17.5 12zM17.5 16L29 21.5v6L17.5 22zM17.5 26L29 31.5v6L17.5 32z'

type Page = InstanceType<typeof PDFDocument>
/** Draws one part of the page as a part of its structure, which is what is read aloud. */
type Part = (kind: string, draw: () => void) => void

/** An A4 page whose text can be read aloud and copied. The same paper is the same file each time. */
export function drawDocument(paper: PrintedDocument): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.5',
    lang: 'en-ZA',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${paper.title} ${paper.number}`,
      Author: paper.from[0] ?? brand.name,
      Subject: paper.lines[0]?.description ?? '',
      CreationDate: instantOf(paper.day, '00:00'),
    },
  })
  const bytes = buffer(page)
  const root = page.struct('Document')
  page.addStructure(root)
  const part: Part = (kind, draw) => void root.add(page.struct(kind, {}, [draw]))
  drawHead(page, part, paper)
  drawParties(page, part, paper)
  drawLines(page, part, paper)
  drawNotes(page, part, paper)
  root.end()
  page.end()
  return bytes
}

const write = (page: Page, size: number, look: { bold?: boolean; color?: string } = {}): Page =>
  page
    .font(look.bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(look.color ?? ink)

function drawHead(page: Page, part: Part, { title, facts }: PrintedDocument): void {
  part('Figure', () => {
    page.save().translate(LEFT, 62).scale(0.8).path(mark).fill(amber).restore()
  })
  part('P', () => write(page, 22, { bold: true }).text(brand.name, LEFT + 36, 64))
  part('H1', () => write(page, 22, { bold: true }).text(title, MIDDLE, 64, { width: HALF, align: 'right' }))
  let y = 104
  for (const [name, value] of facts) {
    part('P', () => {
      write(page, 10, { color: soft }).text(`${name}: `, FACTS_AT, y, { width: NAME_WIDTH })
      write(page, 10, { bold: true }).text(value, FACTS_AT + NAME_WIDTH, y, {
        width: RIGHT - FACTS_AT - NAME_WIDTH,
        align: 'right',
      })
    })
    y = Math.max(y + 16, page.y + 4)
  }
}

function drawParties(page: Page, part: Part, { from, to, parties = ['From', 'To'] }: PrintedDocument): void {
  const one = (heading: string, lines: readonly string[], x: number): number => {
    part('H2', () => write(page, 9, { bold: true, color: soft }).text(heading, x, 190, { width: HALF }))
    let y = 206
    lines.forEach((line, at) => {
      part('P', () => write(page, 10.5, { bold: at === 0 }).text(line, x, y, { width: HALF }))
      y = page.y + 2
    })
    return y
  }
  page.y = Math.max(one(parties[0], from, LEFT), one(parties[1], to, MIDDLE))
}

const COUNT_AT = LEFT + 300
const AMOUNT_WIDTH = 110

function drawLines(page: Page, part: Part, { lines, totals }: PrintedDocument): void {
  let y = Math.max(page.y + 32, 300)
  const row = (cells: readonly [string, string, string], bold: boolean, size = 10.5): void => {
    part('P', () => {
      const [what, count, amount] = cells
      write(page, size, { bold, ...(bold && size < 10 && { color: soft }) })
      const height = what ? page.heightOfString(what, { width: 280 }) : 0
      if (what) page.text(`${what} `, LEFT, y, { width: 280 })
      if (count) page.text(`${count} `, COUNT_AT, y, { width: 60, align: 'right' })
      if (amount) page.text(amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' })
      y += Math.max(height, size * 1.2) + 8
    })
  }
  row(['Description', 'Quantity', 'Amount'], true, 9)
  rule(page, y - 3)
  y += 4
  for (const { description, quantity, cents } of lines)
    row([description, String(quantity ?? ''), cents === undefined ? '' : formatRandExact(cents)], cents === undefined)
  rule(page, y)
  y += 10
  totals.forEach(([name, cents], at) => {
    const isLast = at === totals.length - 1
    part('P', () => {
      write(page, isLast ? 13 : 10.5, { bold: isLast }).text(`${name} `, LEFT + 200, y, { width: 170, align: 'right' })
      page.text(formatRandExact(cents), RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' })
    })
    y += isLast ? 24 : 18
  })
  page.y = y
}

const rule = (page: Page, y: number): void =>
  void page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).stroke('#cfc8bc')

function drawNotes(page: Page, part: Part, { notes }: PrintedDocument): void {
  let y = page.y + 30
  for (const note of notes) {
    part('P', () => write(page, 10, { bold: note === 'How to pay' }).text(note, LEFT, y, { width: WIDTH }))
    y = page.y + 4
  }
}
