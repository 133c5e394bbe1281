/** What owners hear of the invoices of their shop. */
export const billingNotices = {
  title:
    '{stage, select, issued {Invoice {number} of {shop}} overdue {Invoice {number} of {shop} is overdue} other {Invoice {number} of {shop} is still to be paid}}',
  line: '{overdue, select, true {{amount} was due on {day}.} other {{amount} is due on {day}.}}',
  ignore: 'If you have paid already, thank you: there is nothing to do. Please give the number when you pay.',
  open: 'See the invoice',
  footer: 'You get this e-mail because you own a shop on {product}.',
} as const
