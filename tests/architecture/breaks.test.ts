import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..')
const patches = readdirSync(join(repository, 'tests', 'breaks')).filter((file) => file.endsWith('.patch'))

test.each(patches)('%s still fits the code that it breaks', (file) => {
  const patch = join(repository, 'tests', 'breaks', file)
  const { status, stderr } = spawnSync('git', ['apply', '--check', '--recount', '-C1', patch], {
    cwd: repository,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
})
