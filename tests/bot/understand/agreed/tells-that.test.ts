import { expect, test } from 'vitest'
import { tellsThat } from '#bot/understand/said/agreed/tells-that.ts'

test.each([
  'yes tell her',
  'tell them that please',
  'ok send it',
  'ja stuur dit vir hom',
  'sê vir haar',
  'yebo mtshele',
  'yes let her know',
  'laat haar weet',
  'go ahead and pass it on',
  'send',
])('"%s" passes on what stands there', (words) => {
  expect(tellsThat(words)).toBe(true)
})

test.each([
  'tell Sipho',
  'yes tell her 40 minutes',
  'tell her we are closed',
  'do not tell her',
  "don't send it",
  'yes',
  'moenie dit stuur nie',
  'ask when she comes',
  'let me know',
  'yes tell me',
  'ask me',
  'pass',
  'yes pass',
  'let it go',
  'let him',
  'message',
  'reply',
  'tell',
  'laat dit',
  'send me that',
  'tell the constructor',
])('"%s" says something else', (words) => {
  expect(tellsThat(words)).toBe(false)
})

test('where an act is read back, only a yes with it is one', () => {
  expect(tellsThat('yes tell him', true)).toBe(true)
  expect(tellsThat('tell him', true)).toBe(false)
  expect(tellsThat('yes ask him', true)).toBe(false)
})
