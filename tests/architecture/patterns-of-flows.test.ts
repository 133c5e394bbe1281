import { Visitor } from 'vite'
import { expect, test } from 'vitest'
import { lineAt, type Source, sources } from './source.ts'

/** What flows may look for themselves, with the reason: none of it is what somebody means by a message. */
const allowed: readonly [file: string, pattern: string, reason: string][] = [
  ['bot/flows/shop-desk/offering.ts', '^t\\d{9,11}$', 'the id of a row of ours'],
  ['bot/flows/shop-desk/offering.ts', '^q([1-9]|1\\d|20)$', 'the id of a row of ours'],
  ['bot/flows/shop-desk/scene.ts', '^(?:desk|work:[a-z]+|to):([0-9a-f-]{36})$', 'the id of a row of ours'],
  ['bot/flows/shop-desk/line/hand.ts', '^(?:booking|work):[a-z]+:([0-9a-f-]{36})', 'the id of a button of ours'],
  ['bot/flows/shop-desk/line/of-listed.ts', '^work:([a-z]+):([0-9a-f-]{36})$', 'the id of a row of ours'],
  ['bot/flows/booking/form.ts', '\\p{L}{2}', 'whether anything is left of a name'],
  ['bot/flows/booking/note.ts', '[\\p{L}\\p{N}]', 'whether a note has letters at all'],
  ['bot/flows/search/size.ts', 'R(\\d+)', 'the rim in a size code of ours'],
  ['bot/flows/sign-in/proof.ts', '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'the form of an id'],
  ['bot/flows/threads/flow.ts', '^threads:to:([0-9a-f-]{36})$', 'the id of a button of ours'],
  ['bot/flows/questions/about-shop.ts', '[.!\\n]', "the sentences of a shop's own description"],
]

const patternsIn = ({ path, text, program }: Source) => {
  const found: { at: string; path: string; pattern: string }[] = []
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex)
        found.push({ at: `${path}:${lineAt(text, node.start)}`, path, pattern: node.regex.pattern })
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        found.push({ at: `${path}:${lineAt(text, node.start)}`, path, pattern: 'new RegExp' })
    },
  }).visit(program)
  return found
}

const found = sources()
  .filter(({ path }) => path.startsWith('bot/flows/'))
  .flatMap(patternsIn)

test('no flow reads meaning out of words: that is done in bot/understand', () => {
  const unknown = found.filter(
    ({ path, pattern }) => !allowed.some(([file, known]) => file === path && known === pattern),
  )
  expect(unknown.map(({ at, pattern }) => `${at} /${pattern}/`)).toEqual([])
})

test('every exception is still there', () => {
  const gone = allowed.filter(([file, known]) => !found.some(({ path, pattern }) => file === path && known === pattern))
  expect(gone).toEqual([])
})
