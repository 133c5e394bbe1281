import { parse } from 'csv-parse/sync'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { importedCell } from '#core/rules/exports/cells.ts'
import { csv } from '#core/rules/exports/csv.ts'

const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]/

/** As a spreadsheet does: a quote counts only at the beginning of a cell, and what is wrong is taken as text. */
function cellsOf(text: string, divider: ',' | ';'): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  let begins = true
  const body = text.replace(/^\ufeff/, '')
  for (let at = 0; at < body.length; at++) {
    const character = body[at] as string
    if (quoted) {
      if (character !== '"') cell += character
      else if (body[at + 1] === '"') cell += body[at++]
      else quoted = false
      continue
    }
    if (begins && character === '"') quoted = true
    else if (character === divider || character === '\n' || character === '\r') {
      rows.at(-1)?.push(cell)
      cell = ''
      begins = true
      if (character !== divider) rows.push([])
      continue
    } else cell += character
    begins = false
  }
  rows.at(-1)?.push(cell)
  return rows
}

const hostile = string({ unit: constantFrom(...'=+-@;,"\'\n\r\t\u2028 a1\uff1d'), maxLength: 12 })

test('no cell of a list is a formula, whether the spreadsheet divides at , or at ;', () => {
  assert(
    property(array(array(hostile, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const text = csv(rows)
      for (const divider of [',', ';'] as const) {
        expect(
          cellsOf(text, divider)
            .flat()
            .filter((cell) => formula.test(cell)),
        ).toEqual([])
      }
    }),
    { numRuns: 3_000 },
  )
})

test('a break inside a cell begins no row', () => {
  const text = csv([
    ['Acme\n=1+1', 'Bolt\r=2'],
    ['Acme;=1+1;Tyres', 'x;""=3'],
  ])
  expect(parse(text, { bom: true })).toEqual([
    ['Acme =1+1', 'Bolt =2'],
    ["Acme;'=1+1;Tyres", 'x;""\'=3'],
  ])
  expect(
    cellsOf(text, ';')
      .flat()
      .filter((cell) => formula.test(cell)),
  ).toEqual([])
})

test('a list of ours reads back as it was', () => {
  assert(
    property(string({ unit: constantFrom(...'=+-@,;"\' a1'), maxLength: 8 }), (cell) => {
      const [[read]] = parse(csv([[cell]]), { bom: true }) as [[string]]
      expect(importedCell(read).trim()).toBe(cell.trim())
    }),
  )
})

test('figures stay figures', () => {
  expect(csv([[-5, 0, null, '']])).toBe('\ufeff"-5","0","",""\r\n')
})
