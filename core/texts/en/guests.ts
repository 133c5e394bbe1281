/** All that an address gets which somebody typed and nobody has proven: no word of it is theirs to choose. */
export const guests = {
  mails: {
    booking: {
      title: 'Please confirm your e-mail address for your booking',
      lines: [
        'A booking was asked for with this e-mail address. If that was you, please confirm the address. Then the time is kept for you, and you get the answers of the shop here.',
        'If it was not you, do nothing. The booking ends by itself.',
      ],
      way: 'Confirm and see the booking',
    },
    news: {
      title: 'There is news about your booking',
      lines: ['There is news about a booking that was made with this e-mail address.'],
      way: 'See the booking',
    },
    received: {
      title: 'Your message is with the shop',
      lines: [
        'A message to a shop was written with this e-mail address. You get the answer here, and the link opens the conversation at any time.',
        'If it was not you, do nothing.',
      ],
      way: 'Open the conversation',
    },
    answer: {
      title: 'Your message has been answered',
      lines: ['A message that was written with this e-mail address has been answered.'],
      way: 'Read the answer',
    },
  },
  footer: 'You get this e-mail because somebody typed this address on {product}.',
} as const

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
