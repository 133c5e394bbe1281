import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { levels1And2 } from './asvs.ts'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** The rows of requirements, each with its cells. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.slice(1, -1).split(' | '))

/** '1.2.6–1.2.8' is three numbers; '1.2.6' is one. */
function numbersOf(part: string): string[] {
  const [first = '', last = first] = part.trim().split('–')
  const section = first.slice(0, first.lastIndexOf('.'))
  const [from, to] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)))
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => `${section}.${(from ?? 0) + at}`)
}

/** '3.2: 1-2 4' is 3.2.1, 3.2.2 and 3.2.4. */
const required = levels1And2
  .trim()
  .split(/;|\n/)
  .flatMap((section) => {
    const [name = '', held = ''] = section.trim().split(': ')
    return held
      .split(' ')
      .flatMap((range) => numbersOf(range.replace(/\d+/g, (number) => `${name}.${number}`).replace('-', '–')))
  })

test('every requirement of levels 1 and 2 is answered once, and no other', () => {
  const answered = rows.flatMap(([numbers = '']) => numbers.split(',').flatMap(numbersOf))
  expect(required).toHaveLength(253)
  expect(answered.toSorted()).toEqual(required.toSorted())
})

test('what the map points to is there', () => {
  const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?|[\w-]+\.(?:md|json|yml|ts))`/g)].map(
    ([, path = '']) => path,
  )
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path = '']) => join('docs', path))
  expect(named.length).toBeGreaterThan(100)
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('a requirement that is met names its test, or says that it has none', () => {
  const says = /tests\/|no test|^\s*Not met|^\s*Does not apply|^\s*By the operator|^\s*This page/
  expect(
    rows.filter(([, , how = '', shown = '']) => !says.test(how) && !says.test(shown)).map(([numbers]) => numbers),
  ).toEqual([])
})
