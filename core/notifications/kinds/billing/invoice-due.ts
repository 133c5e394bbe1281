import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

export type InvoiceFacts = {
  stage: ReminderStage
  shop: string
  number: string
  /** What is still to pay. */
  owedCents: number
  dueOn: string
  billingUrl: string
}

/** To the owners of a shop: an invoice is there, or still to be paid. */
export const invoiceDue = kind<InvoiceFacts>({
  topic: undefined,
  purpose: 'service',
  channels: ['email', 'in_app'],
  urgent: false,
  keeps: hours(72),
  provenOnly: true,
  named: 'other',
  notice: (facts, { billingNotices: say }) => ({
    title: say.title(facts),
    lines: [say.line(facts), say.ignore],
    links: [{ label: say.open, url: facts.billingUrl }],
  }),
})
