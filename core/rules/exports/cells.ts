/** Characters that a spreadsheet may take for the beginning of a formula, narrow and wide. */
const mark = '[=+\\-@\\uff0b\\uff0d\\uff1d\\uff20]'
const beginsLikeFormula = new RegExp(`^[\\s']*${mark}`)
const begunByUs = new RegExp(`^'[\\s']*${mark}`)
/** A spreadsheet that divides at ';' (Excel's habit in South Africa) begins a cell behind each one, quoted or not. */
const behindDivider = new RegExp(`;([\\s"']*)(?=${mark})`, 'g')
const behindDividerByUs = new RegExp(`;([\\s"']*)'(?=${mark})`, 'g')
const breaks = /[\r\n\t\v\f\u0085\u2028\u2029]+/g

/** Text on one line that no spreadsheet takes for a formula, however it divides the row. */
export function exportedCell(text: string): string {
  const line = text.replace(breaks, ' ').replace(behindDivider, ";$1'")
  return beginsLikeFormula.test(line) ? `'${line}` : line
}

/** The cell as it was before it was exported, so that a list of ours can be imported again. */
export function importedCell(text: string): string {
  const trimmed = text.trim().replace(behindDividerByUs, ';$1')
  return begunByUs.test(trimmed) ? trimmed.slice(1) : trimmed
}
