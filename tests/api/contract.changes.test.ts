import { describe, test } from 'vitest'
import { operations } from './contract/document.ts'
import { checksOf } from './contract/drive.ts'
import { makeVehicle } from './contract/world.ts'

await makeVehicle()

const changes = operations.filter(
  ({ method, path }) => method !== 'GET' && !path.startsWith('/auth/') && !path.startsWith('/admin/'),
)

describe.each(changes)('$method $path', (operation) => {
  test.each(checksOf(operation))('$says', ({ check }) => check(), 120_000)
})
