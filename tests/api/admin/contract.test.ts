import { describe, test } from 'vitest'
import { operations } from '../contract/document.ts'
import { checksOf } from '../contract/drive.ts'

const byAdmins = operations.filter(({ method, path }) => method !== 'GET' && path.startsWith('/admin/'))

describe.each(byAdmins)('$method $path', (operation) => {
  test.each(checksOf(operation))('$says', ({ check }) => check(), 120_000)
})
