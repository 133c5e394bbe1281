import { CsvError, parse } from 'csv-parse/sync'
import { importLimits } from '../../rules/imports/columns.ts'
import { excelCells } from './excel-sheet.ts'
import {
  cellTooLong,
  csvProblem,
  fileTooLarge,
  noRows,
  oldExcel,
  tooManyColumns,
  tooManyRows,
  unknownFile,
  unpacksTooLarge,
} from './sheet-refusals.ts'

/** A line of the file; the heading is the first. Empty lines are left out. */
export type SheetLine = { line: number; cells: string[] }

/**
 * The lines of a price list that was exported as CSV or saved by Excel. What it is shows in its first bytes. Throws
 * Refusals.
 */
export async function sheetOf(bytes: Uint8Array): Promise<SheetLine[]> {
  if (bytes.byteLength > importLimits.bytes) throw fileTooLarge()
  const lines = beginsWith(bytes, zip)
    ? (await excelCells(bytes)).filter(hasWords)
    : beginsWith(bytes, ole)
      ? refuse()
      : csvLines(bytes)
  return checked(lines)
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const ole = [0xd0, 0xcf, 0x11, 0xe0]
const beginsWith = (bytes: Uint8Array, characters: readonly number[]): boolean =>
  characters.every((character, at) => bytes[at] === character)
const refuse = (): never => {
  throw oldExcel()
}

function checked(lines: SheetLine[]): SheetLine[] {
  if (lines.length < 2) throw noRows()
  if (lines.length - 1 > importLimits.rows) throw tooManyRows()
  let characters = 0
  for (const { line, cells } of lines) {
    while (cells.length > 0 && cells.at(-1) === '') cells.pop()
    if (cells.length > importLimits.columns) throw tooManyColumns()
    if (cells.some((cell) => cell.length > importLimits.cell)) throw cellTooLong(line)
    characters += cells.reduce((sum, cell) => sum + cell.length, 0)
  }
  // Excel stores a text once, however many cells show it.
  if (characters > importLimits.characters) throw unpacksTooLarge()
  return lines
}

function csvLines(bytes: Uint8Array): SheetLine[] {
  const text = decoded(bytes)
  if (text.includes('\0')) throw unknownFile()
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      // What is copied out of a spreadsheet has its marks for inches as they are: 15" alloy.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      // One more than the heading and the most rows shows that there are too many.
      to: importLimits.rows + 2,
      max_record_size: importLimits.cell * importLimits.columns * 4,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records
      .map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.toWellFormed()) }))
      .filter(hasWords)
  } catch (error) {
    throw csvProblem(error instanceof CsvError ? error.message : undefined)
  }
}

const hasWords = ({ cells }: SheetLine): boolean => cells.some((cell) => cell !== '')

/** UTF-8, or what Excel for Windows writes. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that divides the heading most often. Excel in South Africa writes semicolons. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, times: heading.split(sign).length }))
  return counts.reduce((best, one) => (one.times > best.times ? one : best)).sign
}
