import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['architecture', 'choices', 'data', 'flows', 'processes', 'scaling', 'where'].map((page) => `docs/${page}.md`),
]

test('the README names every variable of the configuration, and no other', () => {
  const read = [...text('core/config-variables.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  const rows = text('README.md').matchAll(/^\| ((?:`[A-Z_]+`[ *,]*)+)\|/gm)
  const named = [...rows].flatMap(([, names = '']) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(read).toContain('PUBLIC_URL')
  expect(named.toSorted()).toEqual(read.toSorted())
})

test('the README names every command', () => {
  const scripts = Object.keys(JSON.parse(text('package.json')).scripts)
  const commands = [...text('README.md').matchAll(/`(?:.*?\| )?npm (?:run )?(?:-s )?([a-z:]+)/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(commands)]).toEqual(expect.arrayContaining(scripts))
})

test('what the documents point to is there', () => {
  const missing = documents.flatMap((document) => {
    const links = [...text(document).matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    )
    const files = [...text(document).matchAll(/`([a-z]+(?:\/[\w.-]+)+\.(?:ts|tsx|txt))`/g)].map(([, path = '']) => path)
    return [...links, ...files].filter((path) => !existsSync(join(root, path))).map((path) => `${document}: ${path}`)
  })
  expect(missing).toEqual([])
})
