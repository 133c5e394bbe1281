import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { Tone } from '#web/components/console/badge.tsx'

/** What each status is called, and what it means for the shop's people. */
export const standings: Record<BusinessStatus, { name: string; tone: Tone; says: string }> = {
  pending: {
    name: 'Pending Verification',
    tone: 'warning',
    says: 'Awaiting admin approval. Drivers cannot see the shop yet; everything else works already.',
  },
  active: { name: 'Verified', tone: 'calm', says: 'Visible to customers.' },
  inactive: { name: 'Inactive', tone: 'bad', says: 'Not approved.' },
  blocked: {
    name: 'Blocked',
    tone: 'bad',
    says: 'Hidden from customers. Please talk to us if you think it is a mistake.',
  },
  unpublished: { name: 'Unpublished', tone: 'quiet', says: 'Temporarily hidden.' },
}
