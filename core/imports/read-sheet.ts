import { inspect } from '../inspect/inspect.ts'
import type { SheetLine } from '../inspect/sheet.ts'
import { excelProblem, fileTooLarge } from '../inspect/sheet-refusals.ts'
import { importLimits } from '../rules/imports/limits.ts'

/** The lines of a file, the heading first. Throws FILES_BUSY, and what is wrong with the file. */
export async function readSheet(bytes: Uint8Array): Promise<SheetLine[]> {
  if (bytes.byteLength > importLimits.bytes) throw fileTooLarge()
  return inspect('sheet', [bytes], () => {
    throw excelProblem()
  })
}
