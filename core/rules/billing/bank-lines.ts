import { readPrice } from '../imports/amounts.ts'

/** One line of a bank statement, as far as it could be read. */
export type ReadLine = {
  /** From 1, blank lines counted. */
  line: number
  text: string
  paidOn: string | undefined
  amountCents: number | undefined
  /** The number of an invoice of ours that stands in it. */
  number: string | undefined
}

export const MAX_BANK_LINES = 1000

const invoiceNumber = /\bSP[\s-]?(20\d\d)[\s-]?0*(\d{1,7})\b/i
const isoDay = /\b(20\d\d)[-/](\d\d)[-/](\d\d)\b/
const localDay = /\b(\d\d?)[-/.](\d\d?)[-/.](20\d\d)\b/
const compactDay = /(?<!\d)(20\d\d)(\d\d)(\d\d)(?!\d)/
const namedDay = /\b(\d\d?)[ -](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,9}[ -](20\d\d)\b/i
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What a bank's statement says, line by line; cells stand apart by semicolons, tabs or commas. The head is left out. */
export function readBankLines(text: string): ReadLine[] {
  return text
    .split('\n')
    .map((one, at) => ({ text: one.trim().slice(0, 400), line: at + 1 }))
    .filter(({ text }) => text !== '')
    .filter(({ text }, at) => at > 0 || /\d/.test(text))
    .map(({ text, line }) => readLine(text, line))
}

function readLine(text: string, line: number): ReadLine {
  const found = invoiceNumber.exec(text)
  const number = found ? `SP-${found[1]}-${String(Number(found[2])).padStart(5, '0')}` : undefined
  const { paidOn, day } = dayIn(text)
  const rest = cut(cut(text, found?.[0]), day)
  return { line, text, number, paidOn, amountCents: amountIn(rest) }
}

const cut = (text: string, part: string | undefined): string => (part ? text.replace(part, ' ') : text)

function dayIn(text: string): { paidOn: string | undefined; day: string | undefined } {
  const iso = isoDay.exec(text) ?? undefined
  if (iso) return { paidOn: dayOf(iso[1], iso[2], iso[3]), day: iso[0] }
  const local = localDay.exec(text)
  if (local) return { paidOn: dayOf(local[3], local[2], local[1]), day: local[0] }
  const named = namedDay.exec(text)
  if (named)
    return {
      paidOn: dayOf(named[3], String(months.indexOf((named[2] ?? '').toLowerCase()) + 1), named[1]),
      day: named[0],
    }
  const compact = compactDay.exec(text)
  return compact
    ? { paidOn: dayOf(compact[1], compact[2], compact[3]), day: compact[0] }
    : { paidOn: undefined, day: undefined }
}

/** Undefined for a day that no calendar has. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? undefined : text
}

/** The first cell that is an amount; what was paid out is none of ours. */
function amountIn(text: string): number | undefined {
  const cells = splitCells(text)
  const amounts = cells.flatMap((cell) => {
    const plain = cell.replace(/^"|"$/g, '').trim().replace(/^\+/, '')
    const cents = looksLikeMoney(plain) ? readPrice(plain) : undefined
    return cents === undefined || cents === 0 ? [] : [cents]
  })
  return amounts[0]
}

/** With cents or the sign of the rand, so that a number of the customer's own is not taken for money. */
const looksLikeMoney = (cell: string): boolean =>
  /[.,]\d{1,2}$/.test(cell) || /^(?:zar|r)\s?\d/i.test(cell) || /^\d{1,6}$/.test(cell)

function splitCells(text: string): string[] {
  const by = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ','
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === by && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
    .flatMap((one) => (by === ',' && /\s{2,}/.test(one) ? one.split(/\s{2,}/) : [one]))
    .map((one) => one.trim())
}
