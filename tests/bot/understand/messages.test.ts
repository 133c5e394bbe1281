import { describe, expect, it } from 'vitest'
import { examples, heard } from './messages.ts'

const byIntent = Map.groupBy(examples(), ({ intent }) => intent)

describe('what people write', () => {
  for (const [intent, kind] of byIntent) {
    it.each(kind)(`${intent}: $text`, ({ text, slots }) => {
      expect(heard(text)).toEqual({ intent, slots })
    })
  }
})
