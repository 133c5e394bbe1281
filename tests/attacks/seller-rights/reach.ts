import type { SellerRights } from './rights.ts'

export const reach: SellerRights = { rights: { 'GET /shops/:shopId/reach': { for: 'members' } }, tables: [] }
