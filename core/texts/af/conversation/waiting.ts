import type { waiting as english } from '../../en/conversation/waiting.ts'

export const waiting: typeof english = {
  one: (customer, until) =>
    `Vat jou tyd. ${customer} se versoek wag tot ${until} vir julle antwoord; dan verval dit en die kliënt hoor dit.`,
  several: (count, until) =>
    `Vat jou tyd. ${count} versoeke wag vir julle antwoord, die eerste tot ${until}; dan verval dit en die kliënt hoor dit.`,
}
