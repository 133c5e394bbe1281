import { expect, test } from 'vitest'
import { proofCodeIn } from '#core/auth/number-proof.ts'

test.each(['Sign me in: SPOOR 4F7K2M', 'SPOOR 4F7K2M', 'spoor 4f7 k2m', ' Spoor: 4F7-K2M. '])(
  '%j is a sign-in code',
  (message) => expect(proofCodeIn(message)).toBe('4F7K2M'),
)

test.each([
  'Send this for a discount: promo spoor 4F7K2M thanks',
  'SPOOR 4F7K2M please',
  'tyres from spoor 4F7K2M',
  'Sign me in: SPOOR 4F7K2M\nSign me in: SPOOR 4F7K2N',
])('%j is none, whatever stands in it', (message) => expect(proofCodeIn(message)).toBeUndefined())
