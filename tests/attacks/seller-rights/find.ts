import type { SellerRights } from './rights.ts'

export const find: SellerRights = {
  rights: { 'GET /shops/:shopId/find': { for: 'members', query: { q: 'Michelin' } } },
  tables: [],
}
