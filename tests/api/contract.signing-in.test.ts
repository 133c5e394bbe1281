import { describe, test } from 'vitest'
import { operations } from './contract/document.ts'
import { checksOf } from './contract/drive.ts'

// Apart from other changes: codes come through the sender, which keeps a pace.
const signingIn = operations.filter(({ method, path }) => method !== 'GET' && path.startsWith('/auth/'))

describe.each(signingIn)('$method $path', (operation) => {
  test.each(checksOf(operation))('$says', ({ check }) => check(), 120_000)
})
