import { readSheet } from 'read-excel-file/universal'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../../errors.ts'
import { importLimits } from '../../rules/imports/columns.ts'
import { excelProblem, tooManyColumns, tooManyRows, unpacksTooLarge } from './sheet-refusals.ts'

/** The lines of the first sheet of an Excel file, empty ones among them. Throws what is wrong with it. */
export async function excelCells(bytes: Uint8Array): Promise<{ line: number; cells: string[] }[]> {
  await checkUnpacked(bytes)
  const rows = await readSheet(new Blob([new Uint8Array(bytes)]), { parseNumber: (text) => text }).catch(() => {
    throw excelProblem()
  })
  return rows.map((row, at) => ({ line: at + 1, cells: row.map(cellText) }))
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  const text = String(value).replaceAll('\0', '').toWellFormed().trim()
  // Excel writes large and small numbers so.
  return /^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i.test(text) ? String(Number(text)) : text
}

/**
 * What a file says of its size before it is unpacked, what it really unpacks to, and how far its first sheet reaches: a
 * few bytes can become very many, and one cell far out a whole sheet. Nothing is kept of it.
 */
async function checkUnpacked(bytes: Uint8Array): Promise<void> {
  const packed = await fromBufferPromise(Buffer.from(bytes)).catch(() => {
    throw excelProblem()
  })
  try {
    const seen: Seen = { declared: 0, real: 0, texts: new Map(), reaches: new Map() }
    for await (const entry of packed.eachEntry()) await checkEntry(packed, entry, seen)
    const { row, column } = seen.reaches.get(firstSheet(seen.texts) ?? '') ?? { row: 0, column: 0 }
    if (column > importLimits.columns) throw tooManyColumns()
    // A heading, and lines between that are empty.
    if (row > importLimits.rows * 2) throw tooManyRows()
  } catch (error) {
    throw error instanceof Refusal ? error : excelProblem()
  }
}

type Reach = { row: number; column: number }
type Seen = { declared: number; real: number; texts: Map<string, string>; reaches: Map<string, Reach> }

const BOOK = 'xl/workbook.xml'
const LINKS = 'xl/_rels/workbook.xml.rels'

async function checkEntry(packed: ZipFile, entry: Entry, seen: Seen): Promise<void> {
  seen.declared += entry.uncompressedSize
  if (seen.declared > importLimits.unpackedBytes) throw unpacksTooLarge()
  if (entry.fileName.endsWith('/')) return
  const isSheet = entry.fileName.startsWith('xl/worksheets/')
  const isNeeded = entry.fileName === BOOK || entry.fileName === LINKS
  const reach = { row: 0, column: 0 }
  let text = ''
  for await (const part of await packed.openReadStreamPromise(entry)) {
    seen.real += (part as Buffer).byteLength
    if (seen.real > importLimits.unpackedBytes) throw unpacksTooLarge()
    if (isNeeded || isSheet) text += (part as Buffer).toString('latin1')
    if (isSheet) text = withoutCells(text, reach)
  }
  if (isNeeded) seen.texts.set(entry.fileName, text)
  if (isSheet) seen.reaches.set(entry.fileName, reach)
}

/** A cell that holds something; one that has a format alone ends with '/>'. */
const cell = /<(?:\w+:)?c\s(?:[^<>]*?\s)?r\s*=\s*["']([A-Z]{1,3})(\d{1,7})["'][^<>]*(?<!\/)>/g

/** Notes how far the cells of this piece reach, and gives back what may be the beginning of the next. */
function withoutCells(text: string, reach: Reach): string {
  for (const [, letters = '', row] of text.matchAll(cell)) {
    reach.row = Math.max(reach.row, Number(row))
    reach.column = Math.max(reach.column, columnOf(letters))
  }
  return text.slice(Math.max(text.lastIndexOf('<'), text.length - 1000, 0))
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The name of the part that holds the sheet that stands first in the book. */
function firstSheet(texts: ReadonlyMap<string, string>): string | undefined {
  const sheet = /<(?:\w+:)?sheet\s[^<>]*>/.exec(texts.get(BOOK) ?? '')?.[0] ?? ''
  const id = /\s\w+:id\s*=\s*["']([^"']+)["']/.exec(sheet)?.[1]
  for (const [link] of (texts.get(LINKS) ?? '').matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)) {
    if (/\sId\s*=\s*["']([^"']+)["']/.exec(link)?.[1] !== id) continue
    const target = /\sTarget\s*=\s*["']([^"']+)["']/.exec(link)?.[1] ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return undefined
}
