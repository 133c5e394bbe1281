/** Signs at the beginning of a cell that a spreadsheet may take for a formula; our lists put a ' before them. */
const formula = /^'+[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/

/** The cell as it was before it was exported, so that a list of ours can be imported again. */
export function importedCell(text: string): string {
  const trimmed = text.trim()
  return formula.test(trimmed) ? trimmed.slice(1) : trimmed
}

/** A name that begins as if it had been made plain text gets one more sign, since one is taken away again. */
export const exportedCell = (text: string): string => (formula.test(text) ? `'${text}` : text)
