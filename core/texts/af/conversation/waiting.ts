import type { Texts } from '../../texts.ts'

export const waiting: Texts['waiting'] = {
  one: (customer, until) =>
    `Vat jou tyd. ${customer} se versoek wag tot ${until} vir julle antwoord; dan verval dit en die kliënt hoor dit.`,
  several: (count, until) =>
    `Vat jou tyd. ${count} versoeke wag vir julle antwoord, die eerste tot ${until}; dan verval dit en die kliënt hoor dit.`,
}
