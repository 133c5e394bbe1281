/** What changes after two sides have agreed, or while one of them waits. */
export const changing = {
  /** A driver asks for something else than was asked or agreed. */
  ask: {
    other: 'Other change',
    what: 'What should *{shop}* change about {work}? They are asked, and it stays as it is until they agree.',
    button: 'Change',
    price: 'Another price',
    priceHint: 'You write the sum, they say yes or no',
    whichPrice: 'It is {total} in all. Which sum in all shall I ask them for? Write it, such as 6500.',
    notLess: 'I find no lower sum than the total in that. Write the sum alone, such as 6500.',
    sure: 'Shall I ask *{shop}* for this: {what}? It is {total} now.',
    askThem: 'Send request',
    asked: 'Asked! *{shop}* reads: {what}.',
    stands: 'Until they agree, the booking stands as it is.',
    waits: 'Your time is held meanwhile.',
    waiting: 'You asked for {what}; they have not answered yet.',
    takeBack: 'Take it back',
    takenBack: 'Taken back: {what}. {shop} is told.',
    noRoom: 'So much work does not fit in at that time. At another time it may.',
    keepFirst: 'Not that',
    title: '{who} asks for a change ({code})',
    asksFor: 'Asks for: {what}',
    now: 'As it is now: {what}',
    declined: '{who} is told that it stays as it was.',
  },
  /** Shops that were asked for a price and cannot. */
  quotes: {
    cannot:
      '{count, plural, one {One shop} other {# shops}} cannot{waiting, plural, =0 {} one {, # has still to answer} other {, # have still to answer}}.',
    allAnswered: 'All shops have answered: {what}',
    some: '{cannot, plural, one {One shop} other {# shops}} cannot; you have {answered, plural, one {one price} other {# prices}} to choose from.',
    none: '{cannot, plural, one {The shop cannot do it.} other {None of the # shops can do it.}}',
    takenBack: '{shop} has taken its price back',
    takenBackLine: '{total} for {what} stands no more.',
    takenBackLeft:
      '{left, plural, =0 {No other price stands.} one {One other price stands.} other {# other prices stand.}}',
    takenBackTemplate:
      "The shop '{{1}}' has taken back its price for '{{2}}'. What stands now: '{{3}}' Tap below to see all that you have been told.",
    template:
      "All shops that you asked for a price of '{{1}}' have answered. '{{2}}' Tap below to see what you have been told.",
  },
  /** Corrected work that takes longer than its bay is free. */
  overrun:
    'This takes about {minutes} min, and the bay is held for {heldMinutes}{hasNext, select, true {: from {next}} other {}}. The time stays as it is.',
  nextJob: {
    booking: '{start} {name} ({code}) has it',
    walkIn: '{start} a walk-in has it',
  },
  /** A sale that the shop tells, and a job of the day with the same tyres. */
  sold: {
    was: 'Was it for {job}? A job takes its tyres off the shelf when it is done.',
    whichJob: 'Was it for one of these jobs? A job takes its tyres off the shelf when it is done.',
    jobs: 'Jobs',
    thisJob: 'It was this job',
    otherSale: 'Another sale',
    comesOff: 'They come off the shelf when that job is done, so I change nothing now.',
    isOff: 'Those of that job are off the shelf already.',
  },
  /** A shop on its way to a flat tyre. */
  rescue: {
    askedAgain: 'I ask the others again.',
    whoElse: 'These had said that they come. Whom do you take?',
    nobodyYet: 'nobody else has said so yet',
    givenUpTemplate:
      "The shop '{{1}}' cannot come to your flat tyre after all. We ask the others again. So far these come: '{{2}}'. Open this chat to take one.",
    turnBack: 'The driver has called it off. Please turn back.',
    calledOffTemplate:
      "The driver with the flat tyre has called it off. It was '{{1}}' near '{{2}}', and nobody needs to come any more. Please turn back.",
    cannotAnyMore: 'Can you not come any more? Then cancel the booking, and I ask the others for the driver.',
  },
} as const
