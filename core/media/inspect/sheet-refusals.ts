import { Refusal } from '../../errors.ts'
import { importLimits } from '../../rules/imports/columns.ts'

const count = (number: number): string => number.toLocaleString('en-ZA').replace(/\s/g, ' ')

export const fileTooLarge = () =>
  new Refusal('FILE_TOO_LARGE', 'The file is larger than 10 MB. Please split it into several.', 413)
export const oldExcel = () =>
  new Refusal(
    'OLD_EXCEL',
    'Old Excel files (.xls) cannot be read. In Excel choose Save As and take .xlsx or CSV, then import that file.',
    415,
  )
export const unknownFile = () => new Refusal('UNKNOWN_FILE', 'Please choose a CSV or .xlsx file.', 415)
export const tooManyRows = () =>
  new Refusal('TOO_MANY_ROWS', `The file has more than ${count(importLimits.rows)} rows. Please split it.`, 413)
export const tooManyColumns = () =>
  new Refusal('TOO_MANY_COLUMNS', `The file has more than ${importLimits.columns} columns.`, 413)
export const cellTooLong = (line: number) =>
  new Refusal('CELL_TOO_LONG', `Row ${line}: a cell is longer than ${importLimits.cell} characters`, 413)
export const unpacksTooLarge = () =>
  new Refusal('UNPACKS_TOO_LARGE', 'The file becomes too large when it is unpacked. Please split it.', 413)
export const noRows = () =>
  new Refusal('NO_ROWS', 'The file has no rows below its headings. The first row names the columns.', 422)
export const csvProblem = (message?: string) =>
  new Refusal('NOT_READABLE', message ? `CSV parse error: ${message}` : 'CSV parse error - check file format', 422)
export const excelProblem = () =>
  new Refusal(
    'NOT_READABLE',
    'This Excel file cannot be read. Open it in Excel or Google Sheets, and save it anew as .xlsx or CSV.',
    422,
  )
