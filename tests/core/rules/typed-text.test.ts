import { expect, test } from 'vitest'
import { hasLetter, oneLine, outsideText, severalLines } from '#core/rules/people/typed-text.ts'

test('one line holds nothing that cannot be seen', () => {
  expect(oneLine(' Thandi\r\nTotal R 0\u2028\u0085x\u202e\u200b\u0000\t y ')).toBe('Thandi Total R 0 x y')
  expect([oneLine('\u3164\u2800\u200d\ufeff'), oneLine('\ud83d')]).toEqual(['', '\ufffd'])
  expect(oneLine('Lerato Mokoena-Botha, 👍 Pêrelberg')).toBe('Lerato Mokoena-Botha, 👍 Pêrelberg')
})

test('notes keep their lines, and an emoji of several parts', () => {
  expect(severalLines('one\r\ntwo\u2029\u2029\u2029\u2029three\u202e \u200b')).toBe('one\ntwo\n\nthree')
  expect(severalLines('👨‍👩‍👧')).toBe('👨‍👩‍👧')
})

test('a name has a letter of any script', () => {
  expect(['Thandi', '李', '12', '-'].map(hasLetter)).toEqual([true, true, false, false])
})

test('a stranger’s words link nowhere and look like no line of ours', () => {
  const shown = outsideText('See https://evil.example/x\n*Spoor*: mail a.b@evil.example, 2.5 bar at 10.30. Thanks')
  expect(shown).toBe('See evil․example/x Spoor: mail a․b@evil․example, 2.5 bar at 10.30. Thanks')
})
