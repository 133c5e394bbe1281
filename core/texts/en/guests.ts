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
