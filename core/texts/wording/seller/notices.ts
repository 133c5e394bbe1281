import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import type { ShopRole } from '#core/contracts/shops.ts'
import { formatRand, formatRandExact } from '#core/rules/format.ts'
import type { Sentences } from '../../sentences.ts'
import { dayWords, shortDay } from '../../when.ts'

type Facts = { stage: ReminderStage; shop: string; number: string; owedCents: number; dueOn: string }

const isOverdue = (stage: ReminderStage): boolean => stage === 'after' || stage === 'late'

/** What owners hear of the invoices of their shop. */
export const billingNotices = ({ billingNotices: s, dates }: Sentences) => ({
  ...s,
  title: ({ stage, shop, number }: Facts) => s.title({ stage: isOverdue(stage) ? 'overdue' : stage, shop, number }),
  line: ({ stage, owedCents, dueOn }: Facts) =>
    s.line({ overdue: isOverdue(stage), amount: formatRandExact(owedCents), day: dayWords(dueOn, dates) }),
})

/** What owners hear of the application of their shop, and people of their place at a shop. */
export const onboardingNotices = ({ onboardingNotices: s }: Sentences) => ({
  ...s,
  approved: (shop: string) => ({ title: s.approved.title(shop), line: s.approved.line }),
  rejected: (shop: string) => ({ title: s.rejected.title(shop), line: s.rejected.line }),
  more_asked: (shop: string) => ({ title: s.more_asked.title(shop), line: s.more_asked.line }),
  blocked: (shop: string) => ({ title: s.blocked.title(shop), line: s.blocked.line }),
  reinstated: (shop: string) => ({ title: s.reinstated.title(shop), line: s.reinstated.line }),
  unpublished: (shop: string) => ({ title: s.unpublished.title(shop), line: s.unpublished.line }),
  republished: (shop: string) => ({ title: s.republished.title(shop), line: s.republished.line }),
  submitted: (shop: string, place: string) => s.submitted({ shop, place }),
})

/** What people hear of their place at a shop, and what the chat says to it. */
export const staffNotices = ({ staffNotices: s }: Sentences) => {
  const { roles } = s
  return {
    ...s,
    invitation: {
      ...s.invitation,
      line: (from: string, role: ShopRole) => s.invitation.line({ from, role: roles[role] }),
    },
    accepted: (shop: string, role: ShopRole) => s.accepted({ role: roles[role], shop }),
    joined: (who: string, shop: string) => s.joined({ who, shop }),
    declinedIt: (who: string, shop: string) => s.declinedIt({ who, shop }),
    left: (who: string, shop: string) => s.left({ who, shop }),
    role_changed: (shop: string, role: ShopRole) => s.role_changed({ role: roles[role], shop }),
  }
}

/** The weekly question to a shop about its stock. */
export const stockNotices = ({ stockNotices: s }: Sentences) => {
  const ago = (days: number | undefined): string => (days === undefined ? s.neverConfirmed : s.confirmed(days))
  return {
    ...s,
    title: (shop: string | undefined) => s.title({ hasShop: shop !== undefined, shop: shop ?? '' }),
    line: (count: number, days: number | undefined) => s.line({ count, ago: ago(days) }),
    ago,
  }
}

/** The morning's message to the people of a shop, and the one on the first of the month. */
export const shopDay = ({ shopDay: s, dates }: Sentences) => ({
  ...s,
  title: (shop: string | undefined, date: string, count: number) =>
    s.title({ hasShop: shop !== undefined, shop: shop ?? '', day: shortDay(date, dates), count }),
  job: (time: string, name: string, work: string) => s.job({ time, name, work }),
  monthTitle: (shop: string | undefined, month: string) =>
    s.monthTitle({ hasShop: shop !== undefined, shop: shop ?? '', month }),
  monthLine: (count: number, doneCents: number, feeCents: number) =>
    s.monthLine({ count, done: formatRand(doneCents), fee: formatRand(feeCents) }),
})
