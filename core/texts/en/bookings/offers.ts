/** Offers about a booking: other times, other tyres, another number or price. */
export const offers = {
  standsUntil: 'It stands until {until}.',
  total: '{sum} in all',
  tyres: '{count, plural, one {1 tyre} other {# tyres}}',
  none: 'None of these',
  takeNumber: 'Take {place}',
  tyresGone: '{shop} has promised these tyres to somebody else meanwhile, so nothing is booked.',
  /** What a person of a shop reads. */
  desk: {
    orTap: 'Or tap what you offer: it is offered at once.',
    notFree:
      '{free, plural, =0 {None of the tyres that {who} asked for is free any more.} one {Only 1 of the tyres that {who} asked for is free.} other {Only # of the tyres that {who} asked for are free.}}',
    tap: 'Tap what you offer: it is offered at once.',
    nothingElse: 'You have no others of that size. If these come in, type a day and time from then; else say no.',
    button: 'Offer',
    offered: 'Offered to {who}, who asked for {work}: {what}. Nobody else gets it until the answer.',
    more: 'Offer one more',
    withdraw: 'Take offers back',
    withdrawn: 'Taken back: {what}. {who} is told.',
    why: 'Why not? {who}, who asks for {work}, reads it.',
    reasons: {
      stock: 'Not in stock',
      full: 'Fully booked',
    },
    noReason: 'No reason',
  },
  offered: {
    title: '{shop} makes you an offer',
    titleSeveral: '{shop} offers you {count} choices',
    asked: 'You asked for {time}: {work}.',
    agreed: 'Agreed so far: {time}, {work}.',
    question: 'Does it suit you?',
    which: 'Which one suits you? The bays are held for you.',
    whichOrNo: 'Which one suits you? The bays are held for you. Write "no" if none does.',
    template:
      "The shop '{{1}}' makes you an offer for your booking '{{2}}'. This is what they can do: '{{3}}', and this is what you know already. '{{4}}' Does the offer suit you?",
    templateTwo:
      "The shop '{{1}}' offers you two choices for your booking '{{2}}'. This is what they can do: '{{3}}', and this is what you know already. '{{4}}' Which one suits you?",
    templateThree:
      "The shop '{{1}}' offers you three choices for your booking '{{2}}'. This is what they can do: '{{3}}', and this is what you know already. '{{4}}' Which one suits you? Write \"no\" if none does.",
  },
  ended: {
    title: 'An offer has ended: {code}',
    withdrawn: '{who} has taken this back: {what}.',
    lapsed: 'The time to answer is over for: {what}.',
    declined: 'This does not suit {who}: {what}.',
    still: 'Still offered: {what}.',
    waits: 'Your request for {time} waits for {shop} again.',
    waitsForYou: 'The request of {who} for {time} waits for your answer again.',
    stands: 'The booking stands: {time}.',
    template:
      "An offer for booking '{{1}}' at the shop '{{2}}' has ended. This is how it stands now: '{{3}}' Answer this message if you have a question.",
  },
  changed: {
    title: 'Changed: {what}',
    toShop: '{who} has agreed to the change.',
    toCustomer: 'It is agreed with {shop}.',
    template:
      "Booking '{{1}}' at the shop '{{2}}' has been changed, as agreed. This holds now: '{{3}}', on '{{4}}', for '{{5}}' in all. There is nothing more for you to do.",
  },
} as const
