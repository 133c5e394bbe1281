import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import type { Sentences } from '../../sentences.ts'
import { dayWords } from '../../when.ts'

type Facts = { stage: ReminderStage; shop: string; number: string; owedCents: number; dueOn: string }

const isOverdue = (stage: ReminderStage): boolean => stage === 'after' || stage === 'late'

/** What owners hear of the invoices of their shop. */
export const billingNotices = ({ billingNotices: s, dates }: Sentences) => ({
  ...s,
  title: ({ stage, shop, number }: Facts) => s.title({ stage: isOverdue(stage) ? 'overdue' : stage, shop, number }),
  line: ({ stage, owedCents, dueOn }: Facts) =>
    s.line({ overdue: isOverdue(stage), amount: formatRandExact(owedCents), day: dayWords(dueOn, dates) }),
})
