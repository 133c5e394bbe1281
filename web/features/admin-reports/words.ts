import type { ReportAbout, ReportOutcome } from '#core/contracts/admin/reports.ts'

export const aboutNames: Record<ReportAbout, string> = { person: 'Person', shop: 'Shop', review: 'Review' }

/** What was decided. */
export const outcomeNames: Record<ReportOutcome, string> = {
  dismissed: 'Dismissed',
  review_hidden: 'Review hidden',
  warned: 'Warned',
  person_blocked: 'Person blocked',
  shop_blocked: 'Shop blocked',
}

export const reportReads = ['GET /admin/reports', 'GET /admin/reports/:id', 'GET /admin/waiting'] as const
export const reviewReads = ['GET /admin/reviews'] as const
export const blockReads = ['GET /admin/blocks'] as const
export const views = ['reports', 'reviews', 'blocked', 'money'] as const
export type View = (typeof views)[number]

export const timesWords = (times: number): string => (times === 1 ? 'once before' : `${times} times before`)

/** A guest has no account. */
export const personWords = ({ name, guest }: { name: string; guest: boolean }): string =>
  name + (guest ? ' (guest)' : '')
