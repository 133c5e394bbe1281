import type { SellerRights } from './rights.ts'

export const analytics: SellerRights = {
  rights: { 'GET /shops/:shopId/analytics': { for: 'members', query: { days: '7' } } },
  tables: [],
}
