import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areaCycles, cycles, typeCycles, wrongArrows } from './architecture/arrows.ts'
import { packagesOutsideTheirRoom } from './architecture/rooms.ts'
import { allFiles, read, root, sources } from './architecture/source.ts'
import { bareButtons, jsxElsewhere, longFunctions, numbered, tooFull, tooLong, unwanted } from './architecture/style.ts'

const all = sources()
const packages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** Written in parts, because this file is searched too. */
const hosts = [
  ['npmjs', 'org'],
  ['npmjs', 'com'],
  ['yarnpkg', 'com'],
  ['npmmirror', 'com'],
].map((name) => name.join('.'))
const textFiles = /\.(ts|tsx|mjs|json|md|txt|html|css|ya?ml|webmanifest|svg)$|(^|\/)[^.]*$|^\.[^/]*$/

test('the project is found', () => {
  expect(all.map((source) => source.path)).toEqual(
    expect.arrayContaining(['start.ts', 'core/context.ts', 'db/client.ts']),
  )
})

test('imports follow the arrows', () => {
  expect(wrongArrows(all)).toEqual([])
})

test('neither files nor areas of core import each other in a ring', () => {
  expect(cycles(all)).toEqual([])
  expect(areaCycles(all)).toEqual([])
})

test('nor do types make a ring of files', () => {
  expect(typeCycles(all)).toEqual([])
})

test('packages stay in their rooms', () => {
  expect(packagesOutsideTheirRoom(all, packages)).toEqual([])
})

test('there is nothing that Node cannot run or the compiler not check', () => {
  expect(unwanted(all)).toEqual([])
  expect(jsxElsewhere(all)).toEqual([])
})

test('every button of the website is one of the kit', () => {
  expect(bareButtons(all)).toEqual([])
})

test('only one place of the website changes what is shown, or reads it anew, beside reads that are under way', () => {
  const elsewhere = all.filter(
    ({ path, text }) =>
      /^web\/(app|components|features|lib)\//.test(path) &&
      path !== 'web/lib/api/cache.ts' &&
      /\.(invalidateQueries|setQueriesData|cancelQueries)\b/.test(text),
  )
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

test('only one place of the website sends changes, so that a second click of any button does nothing', () => {
  const elsewhere = all.filter(
    ({ path, text }) =>
      /^web\/(app|components|features|lib)\//.test(path) &&
      path !== 'web/lib/api/use-send.ts' &&
      /\b(useMutation|mutateAsync)\b/.test(text),
  )
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

test('files and functions are short', () => {
  expect(tooLong(all)).toEqual([])
  expect(longFunctions(all)).toEqual([])
})

test('folders hold few files, and transcripts are named by their subject', () => {
  const files = allFiles()
  expect(tooFull(files)).toEqual([])
  expect(numbered(files)).toEqual([])
})

test('the repository stands alone', () => {
  const banned = [...hosts, '../' + 'shared', '/work' + '/', 'TO' + 'DO', 'FIX' + 'ME']
  // The model's figures are written as letters, which may spell anything.
  const figures = /^bot\/understand\/intent\/model-(?:un)?asked\.json$/
  const found = allFiles()
    .filter((path) => textFiles.test(path) && !figures.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return banned.filter((word) => text.includes(word)).map((word) => `${path} says ${word}`)
    })
  expect(found).toEqual([])
})

test('the checks see what they are there for', () => {
  const sample = read(
    'core/search/sample.ts',
    `import twilio from 'twilio'
import { webhooks } from '#bot/webhook.ts'
import type { Endpoint } from '../../api/app.ts'
export type Both = import('#web/lib/api/api.ts').Answer
const later = await import('#workers/main.ts')
enum Kind { One }
class Holder { constructor(private one: any) {} }
export const sure = later!`,
  )
  const why = 'core knows no room above it, and reaches the tables through db/queries'
  expect(wrongArrows([sample])).toEqual([
    `core/search/sample.ts:2 must not import bot/webhook.ts: ${why}`,
    `core/search/sample.ts:3 must not import api/app.ts: ${why}`,
    `core/search/sample.ts:4 must not import web/lib/api/api.ts: ${why}`,
    `core/search/sample.ts:5 must not import workers/main.ts: ${why}`,
  ])
  expect(packagesOutsideTheirRoom([sample], packages)).toEqual([
    'core/search/sample.ts:1 must not import twilio: its room is bot/twilio/, workers/senders/',
  ])
  expect(unwanted([sample])).toEqual(
    expect.arrayContaining([
      'core/search/sample.ts:6 has an enum',
      'core/search/sample.ts:7 has a parameter property',
      'core/search/sample.ts:7 says any',
      'core/search/sample.ts:8 has a non-null assertion',
    ]),
  )
  expect(bareButtons([read('web/app/sample.tsx', 'export const Go = () => <><Button /><button /></>')])).toEqual([
    'web/app/sample.tsx:1 has a bare <button>: Button of web/components/ui/button.tsx stands for it',
  ])
  const ring = [
    read('core/a.ts', "import './b.ts'"),
    read('core/b.ts', "import './c.ts'"),
    read('core/c.ts', "import './a.ts'"),
  ]
  const areas = [read('core/x/a.ts', "import '../y/b.ts'"), read('core/y/c.ts', "import '../x/d.ts'")]
  expect(areaCycles(areas)).toEqual(['core/x -> core/y -> core/x'])
  expect(cycles(ring)).toEqual(['core/a.ts -> core/b.ts -> core/c.ts -> core/a.ts'])
  const typeRing = [
    read('core/a.ts', "import type { B } from './b.ts'"),
    read('core/b.ts', "import type { A } from './a.ts'"),
  ]
  expect(cycles(typeRing)).toEqual([])
  expect(typeCycles(typeRing)).toEqual(['core/a.ts -> core/b.ts -> core/a.ts'])
})
