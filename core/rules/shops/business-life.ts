import type { BusinessStatus } from '#core/contracts/shops.ts'

/** What an admin may make of a shop, and its owner of a rejected one, by its status. */
const next: Record<BusinessStatus, readonly BusinessStatus[]> = {
  pending: ['active', 'inactive', 'blocked'],
  inactive: ['pending', 'active', 'blocked'],
  active: ['unpublished', 'blocked'],
  unpublished: ['active', 'blocked'],
  blocked: ['active'],
}

export const canBecome = (from: BusinessStatus, to: BusinessStatus): boolean => next[from].includes(to)
