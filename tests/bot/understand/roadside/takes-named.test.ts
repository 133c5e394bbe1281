import { expect, test } from 'vitest'
import { takesTheNamed } from '#bot/understand/said/roadside/takes-them.ts'
import { withoutName } from '#bot/understand/said/roadside/to-one.ts'

const takes = (words: string) => takesTheNamed(withoutName(words, 'Kwelera Mobile'))

test.each([
  'I take Kwelera',
  'ok lets go with kwelera mobile please',
  'ek vat kwelera, dankie',
  'kwelera asb kom',
  'yes kwelera i take you please come',
  'ngithatha kwelera',
])('%s takes it', (words) => expect(takes(words)).toBe(true))

test.each([
  'tell kwelera please come round the back',
  'take kwelera off the list',
  'kwelera please come faster or i take the other one',
  'i take kwelera?',
  'i will not take kwelera',
  'kwelera please come only if it is under R500',
  'moenie kwelera vat nie',
  'kwelera please bring a jack',
])('%s takes nobody', (words) => expect(takes(words)).toBe(false))
