import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import { brand } from '#core/rules/brand.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { dayWords } from '../../when.ts'
import { dates } from '../dates.ts'

type Facts = { stage: ReminderStage; shop: string; number: string; owedCents: number; dueOn: string }

/** What owners hear of the invoices of their shop. */
export const billingNotices = {
  title: ({ stage, shop, number }: Facts): string =>
    stage === 'issued'
      ? `Invoice ${number} of ${shop}`
      : stage === 'after' || stage === 'late'
        ? `Invoice ${number} of ${shop} is overdue`
        : `Invoice ${number} of ${shop} is still to be paid`,
  line: ({ stage, owedCents, dueOn }: Facts): string => {
    const [amount, day] = [formatRandExact(owedCents), dayWords(dueOn, dates)]
    return stage === 'after' || stage === 'late' ? `${amount} was due on ${day}.` : `${amount} is due on ${day}.`
  },
  ignore: 'If you have paid already, thank you: there is nothing to do. Please give the number when you pay.',
  open: 'See the invoice',
  footer: `You get this e-mail because you own a shop on ${brand.name}.`,
}
