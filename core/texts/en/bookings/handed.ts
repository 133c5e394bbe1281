/** A booking, or a shop's price, that a driver has handed to who pays for it. */
export const handed = {
  title: 'Who pays for {code} says yes',
  yes: '{name} says yes to {sum}.',
  template:
    "Who pays for a booking has said yes. '{{1}}' agrees to '{{2}}' for the booking '{{3}}'. The work is '{{4}}', and the time is '{{5}}'. It is paid at the shop.",
  quoteTitle: '{name} says yes to {sum} at {shop}',
  quoteTemplate:
    "Who pays has said yes to the price of a shop. '{{1}}' agrees to '{{2}}' for '{{3}}'. Tap below to see all prices and to take it.",
} as const
