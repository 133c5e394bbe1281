import type { ReadKey } from '#core/contracts/operations.ts'

/** What is read anew after a change of the database. */
export const tyreReads: readonly ReadKey[] = [
  'GET /admin/tyres',
  'GET /admin/tyres/:id',
  'GET /admin/tyres-to-review',
  'GET /admin/brands',
  'GET /admin/brands-to-review',
]
