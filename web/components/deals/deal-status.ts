import type { DealStatus } from '#core/contracts/seller/deals.ts'
import type { Tone } from '../console/badge.tsx'

export const statusNames: Record<DealStatus, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  inactive: 'Inactive',
}
export const statusTones: Record<DealStatus, Tone> = {
  active: 'good',
  scheduled: 'calm',
  expired: 'quiet',
  inactive: 'quiet',
}
export const isStatus = (text: string): text is DealStatus => Object.hasOwn(statusNames, text)
