import type { BusinessStatus } from '#core/contracts/shops.ts'

/** What an admin may make of a shop, and its owner of a rejected one, by its status. */
const next: Readonly<Record<string, readonly BusinessStatus[]>> = {
  pending: ['active', 'inactive', 'blocked'],
  inactive: ['pending', 'active', 'blocked'],
  active: ['unpublished', 'blocked'],
  unpublished: ['active', 'blocked'],
  blocked: ['active'],
} satisfies Record<BusinessStatus, readonly BusinessStatus[]>

/** From a status that only a newer server knows, nothing. */
export const canBecome = (from: string, to: BusinessStatus): boolean => next[from]?.includes(to) ?? false

/** What an admin's moderation call takes; a rejection has a call of its own, and only an owner makes a shop wait again. */
export const moderatedStatuses = ['pending', 'active', 'blocked', 'unpublished'] as const
export type ModeratedStatus = (typeof moderatedStatuses)[number]

export const isModeratedStatus = (text: string): text is ModeratedStatus =>
  moderatedStatuses.some((status) => status === text)

/** Whether an admin may make this of a shop by the moderation call. */
export const mayModerate = (from: string, to: ModeratedStatus): boolean => to !== 'pending' && canBecome(from, to)

/**
 * Approval comes before a shop is seen for the first time, or after it was rejected, even if it was blocked meanwhile:
 * approving verifies it, and a rejection takes that back.
 */
export const needsApproval = ({ status, verified }: { status: BusinessStatus; verified: boolean }): boolean =>
  status === 'pending' || status === 'inactive' || (status === 'blocked' && !verified)
