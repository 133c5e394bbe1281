import { Refusal } from '../errors.ts'

const count = (number: number): string => number.toLocaleString('en-ZA').replace(/\s/g, ' ')

export const importNotFound = () => new Refusal('IMPORT_NOT_FOUND', 'This import is not there any more', 404)
export const columnsMissing = () =>
  new Refusal(
    'COLUMNS_MISSING',
    'Please say which columns hold brand, model and size (or SKU), and price or stock.',
    409,
  )
export const notReady = () => new Refusal('IMPORT_NOT_READY', 'This import is not waiting for that any more.', 409)
export const nothingToImport = () => new Refusal('NOTHING_TO_IMPORT', 'No row can be imported.', 409)
export const hasWrongRows = (rows: number) =>
  new Refusal('IMPORT_HAS_ERRORS', `Nothing was imported: ${count(rows)} rows have errors.`, 409)
