import { expect, test } from 'vitest'
import { escaped } from '#core/rules/website/escaped.ts'

test('a text stands in HTML and XML as it was written', () => {
  expect(escaped(`<b>"Fish & chips"</b> it's`)).toBe('&lt;b&gt;&quot;Fish &amp; chips&quot;&lt;/b&gt; it&#39;s')
  expect(escaped('line\nline, 🛞 é')).toBe('line\nline, 🛞 é')
})

test('characters that would break an XML file are left out', () => {
  expect(escaped('Kloof\u0007 Tyres\uffff')).toBe('Kloof Tyres')
  expect(escaped('half \ud83d of one')).toBe('half \ufffd of one')
})
