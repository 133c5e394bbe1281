import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#api/endpoints.ts'
import type { Operation } from '#core/contracts/operations/operation.ts'
import { operations } from '#core/contracts/operations.ts'

const keys = Object.keys(operations)

test('every operation of the contracts is implemented once, and nothing else is', () => {
  expect(endpoints.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
})

test('every operation stands in one file of the contracts', async () => {
  const folder = join(import.meta.dirname, '../../core/contracts')
  const lists = ['operations.ts', join('operations', 'seller.ts'), join('operations', 'admin.ts')]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !lists.includes(name),
  )
  const modules: Record<string, unknown>[] = await Promise.all(files.map((name) => import(join(folder, name))))
  const written = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, area]) => (name.endsWith('Operations') ? Object.keys(Object(area)) : [])),
  )
  expect(written.toSorted()).toEqual(keys.toSorted())
})

test('an operation takes the names that stand in its path', () => {
  for (const [key, { params }] of Object.entries<Operation>(operations)) {
    const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const shape = params as z.ZodObject | undefined
    expect(Object.keys(shape?.shape ?? {}), key).toEqual(inPath)
  }
})

test('an operation has one success', () => {
  for (const [key, { responses }] of Object.entries<Operation>(operations))
    expect(
      Object.keys(responses).filter((status) => status < '400'),
      key,
    ).toHaveLength(1)
})
