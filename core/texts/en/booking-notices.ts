/** The sentences of notices about a booking: what several share, then what each says. `template` is approved by WhatsApp. */
export const bookingNotices = {
  mailFooter: '{why} {product} is a marketplace: you deal with the shop itself and pay there.',
  mailToShop: 'You get this e-mail because your shop takes bookings on {product}.',
  mailToCustomer: 'You get this e-mail because you booked through {product}.',
  seeBooking: 'See, change or cancel this booking',
  seeEnded: 'See this booking',
  calledOff: {
    title: '{isRequest, select, true {You have withdrawn request} other {You have cancelled booking}} {code}',
    what: '{work}, {time}, at {shop}. The shop is told, and the time is free for others.',
  },
  continueOnWhatsapp: 'Continue on WhatsApp',
  answerOnWhatsapp: 'Answer on WhatsApp',
  toBeAgreed: 'a time to be agreed',
  anyTime: 'any time',
  anyTimeThatSuits: 'any time that suits you',
  anyTimeOn: 'any time on {day}',
  phone: 'Phone: {phone}',
  note: 'Note: {note}',
  total: 'Total {sum}, paid at the shop',
  reference: 'Reference {code}',
  comeTo: 'They come to {address}',
  you: 'you',
  youComeTo: 'come to {address}',
  noted: '{work} (note: {note})',
  directions: 'Directions',
  calendar: 'Calendar',
  stands: 'Until you answer, {time} stands.',
  held: 'The bay is held until you answer.',
  canYou: 'Can you do it?',
  freeAgain: 'The bay is free again.',
  anotherShop: 'Send your tyre size and I find you another shop.',
  theCustomer: 'the customer',
  theShop: 'the shop',
  yourShop: 'your shop',
  nobodyCame: 'nobody came at the agreed time',
  shopGone: 'the shop cannot be booked at the moment',
  notGiven: 'not given',
  withdrawn: '{who} no longer asks for another time.',
  unanswered: '{who} did not answer about the other time.',
  doesNotSuit: 'The other time does not suit {who}.',
  confirm: 'Confirm',
  haveIt: 'Have it',
  no: 'No',
  propose: 'Offer other',
  confirmOrdered: 'I have ordered it',
  decline: 'Decline',
  keepOldTime: 'Keep the old time',
  accept: 'Accept',
  others: 'Other shops',
  move: 'Another time',
  cancel: 'Cancel booking',
  rate: 'Rate your visit',
  newTime: 'New time',
  writeToShop: 'Message the shop',
  quotedAndDone: '{quoted} quoted, {done} done',
  request: {
    title: 'New booking request {code}',
    proposeOne: 'Any time: please propose one',
    proposeOneOn: 'Any time on {day}: please propose one',
    waits: '{who} waits while it is done',
    dropsOff: '{who} drops the car off',
    wantsYou: '{who} wants you to come to {address}',
    toOrder: 'To be ordered: {count} of these tyres',
    total: 'Total {sum} as quoted',
    notConfirmed:
      'The customer has not confirmed number or e-mail address yet. Without that or your answer, the request ends {until}.',
    canYou: 'Can you do it? The bay is held until you answer.',
    whenCanYou: 'When can you do it?',
    template:
      "There is a new booking request '{{1}}' for you on {product}: '{{2}}' for the customer '{{3}}'. Time asked for: '{{4}}'. The total as quoted is '{{5}}' for everything. Please answer by '{{6}}', or the request will end.",
  },
  requested: {
    title: 'Your request to {shop}',
    held: 'You asked for {time}. The bay is held until the shop answers.',
    willPropose: 'You asked for {time}. The shop will propose one.',
  },
  confirmed: {
    title: 'Confirmed: {shop}',
    template:
      "Your booking '{{1}}' is confirmed. '{{2}}' expects you on '{{3}}' for this work: '{{4}}'. The address is '{{5}}' and the way there is '{{6}}' on the map. For your calendar: '{{7}}' has the appointment.",
  },
  accepted: {
    title: 'Time accepted: {code}',
    comes: '{who} comes {time}.',
    template:
      "The customer '{{1}}' has accepted the time that you proposed. Booking '{{2}}' is now confirmed for '{{3}}' with this work: '{{4}}'. There is nothing more for you to do.",
  },
  declined: {
    title: '{shop} cannot do it',
    what: 'They declined your request {code} for {time}.',
    reason: 'Their reason: {reason}',
    next: 'Nothing is booked. Send your tyre size or "my bookings" and I look further.',
    template:
      "We are sorry: the shop '{{1}}' could not take your booking request '{{2}}' for '{{3}}'. Their reason: '{{4}}'. Answer this message and we will find you another shop.",
  },
  timeProposed: {
    title: '{shop} proposes another time',
    titleFewer: '{shop} offers fewer tyres',
    only: '{work}, not the {asked} that you asked for: total {total}',
    theySay: 'They say: “{words}”',
    insteadOf: '{time} instead of {asked}',
    question: 'Does it suit you? They hold the bay for you.',
    template:
      "The shop '{{1}}' proposes another time for your booking request '{{2}}'. They can help you on '{{3}}' instead of '{{4}}' as you asked. Does the new time suit you?",
  },
  takenBack: {
    title:
      '{shop} has taken back {undone, select, yes {its yes} no {its no} offer {what it offered} work {its last step} other {its last change}}',
    what: 'Taken back: {what}.',
    waits: 'Your request {code} for {time} waits for their answer again.',
    waitsForYou: 'Your request {code} for {time} waits for your answer.',
    stands: 'Your booking {code} for {time} stands as before.',
    done: 'The work of booking {code} is done as before: {total}.',
    template:
      "The shop '{{1}}' has taken back its last answer about your booking '{{2}}'. This is what holds now: '{{3}}' There is nothing that you need to do.",
  },
  proposalDeclined: {
    title: 'Offer not accepted: {code}',
    what: '{who} does not take what you offered. The request has ended with that and the bay is free.',
    template:
      "The customer '{{1}}' does not take what you offered. Booking request '{{2}}' for '{{3}}' has ended, and the bay is free again.",
  },
  cancelled: {
    title: '{isRequest, select, true {Request} other {Booking}} {code} is cancelled',
    toShop: '{work}, {time}, was cancelled by {by}.',
    toCustomer: '{work}, {time} at {shop}, was cancelled by {by}.',
    reason: 'Reason: {reason}',
    template:
      "Booking '{{1}}' at the shop '{{2}}' for '{{3}}' has been cancelled by '{{4}}'. Their reason: '{{5}}'. There is nothing more for you to do.",
  },
  expired: {
    title: 'Your request {code} has ended',
    youWereSilent: 'The time that {shop} proposed was not answered, so nothing is booked.',
    shopWasSilent: '{shop} did not answer in time, so nothing is booked.',
    notConfirmed: 'Neither the number nor the e-mail address was confirmed in time, so nothing is booked.',
    notAnswered: 'the proposed time was not answered',
    shopSilent: 'the shop did not answer',
    template:
      "Your booking request '{{1}}' at the shop '{{2}}' for '{{3}}' has ended, because '{{4}}' in time. Answer this message and we will find you another shop.",
  },
  proposalExpired: {
    title: 'Request {code} has ended',
    what: '{who} did not answer your proposed time. The bay is free again.',
    template:
      "The customer '{{1}}' did not answer the time that you proposed. Booking request '{{2}}' for '{{3}}' has ended, and the bay is free again.",
  },
  moveAsked: {
    title: 'Another time for {code}?',
    asks: '{who} asks for {time}.',
    asksInstead: '{who} asks for {time} instead of {old}.',
    template:
      "The customer '{{1}}' asks for another time for booking '{{2}}'. The new time would be '{{3}}' for this work: '{{4}}'. Can you do it? What was agreed before stands until you answer.",
  },
  moveProposed: {
    title: '{shop} asks for another time',
    question: 'Does the other time suit you?',
    template:
      "The shop '{{1}}' asks you to come at another time for your booking '{{2}}'. They can help you on '{{3}}' instead of '{{4}}'. What was agreed before stands until you answer.",
  },
  moved: {
    title: 'Moved: {what}',
    toShop: '{who} now comes {time}.',
    toCustomer: 'Your booking {code} is now for {time}.',
    template:
      "Booking '{{1}}' at the shop '{{2}}' has been moved. The new time is '{{3}}' for this work: '{{4}}'. There is nothing more for you to do.",
  },
  timeStands: {
    title: '{code} stays as it is',
    toShop: 'The booking of {who} stands: {time}.',
    toCustomer: 'The booking at {shop} stands: {time}.',
    template:
      "Booking '{{1}}' at the shop '{{2}}' stays as it was, on '{{3}}', although another time was asked for. '{{4}}' Answer this message if you need to change it.",
  },
  reminder: {
    title: 'Reminder: {shop}',
    template:
      "A reminder of your booking '{{1}}': the shop '{{2}}' expects you on '{{3}}' for this work: '{{4}}'. The address is '{{5}}' and the way there is '{{6}}' on the map. Answer this message if you cannot come.",
  },
  stillUnanswered: {
    title: '{who} is still waiting',
    move: 'They ask for {time} instead of {old} ({code}).',
    request: 'Request {code} for {time}',
    otherwise: 'Without an answer the request ends and they look elsewhere.',
    template:
      "The customer '{{1}}' is still waiting for your answer to booking request '{{2}}' for '{{3}}' with this work: '{{4}}'. Please answer soon, or the request will end.",
  },
  started: {
    title: '{shop} has begun',
    template:
      "The shop '{{1}}' has begun your booking '{{2}}' with this work: '{{3}}'. We tell you here when it is done.",
  },
  corrected: {
    title: '{shop} has corrected your booking',
    titleAgreed: 'Agreed by phone: {shop}',
    agreed: 'The shop says that you have agreed to this on the phone.',
    time: 'Time: {time}',
    work: 'Work: {work}',
    total: 'Total: {sum}',
    lines: 'The total stays, made up of: {lines}',
    phone: '{hasPhone, select, true {Phone number: {phone}} other {No phone number}}',
    plate: '{hasPlate, select, true {Number plate: {plate}} other {No number plate}}',
    noNote: 'No note',
    ifWrong:
      '{hasPhone, select, true {Is that wrong? Message the shop, or call {phone}.} other {Is that wrong? Message the shop.}}',
    byPhone: 'agreed with you by phone, as the shop says',
    byShop: 'corrected by the shop',
    template:
      "The shop '{{1}}' has changed your booking '{{2}}'. This was '{{3}}' and is as follows now: '{{4}}'. If that is wrong, please tell the shop about it now.",
  },
  ready: {
    title: 'Ready: {shop}',
    car: 'Your car is ready.',
    template:
      "The shop '{{1}}' says that your car is ready. Your booking '{{2}}' was for this work: '{{3}}'. The total is '{{4}}' and is paid at the shop.",
  },
  doneCorrected: {
    title: '{shop} has corrected what was done',
    template:
      "The shop '{{1}}' has corrected what was done for your booking '{{2}}'. This is what it says now: '{{3}}'. The total of it is: '{{4}}'. If that is wrong, please tell the shop.",
  },
  missed: {
    title: 'You were missed at {shop}',
    what: 'They expected you {time}, and nobody came at the agreed time.',
    question: 'Did something come in between? You can ask for a new time for the same work.',
    template:
      "The shop '{{1}}' expected you on '{{2}}' for your booking '{{3}}' with this work: '{{4}}'. Nobody came at the agreed time. Would you like to come at another time?",
  },
  stillOpen: {
    title: '{who}, {time}',
    question: 'Done at {sum}?',
    yes: 'Yes',
    otherPrice: 'Other price',
    didNotCome: 'Did not come',
    template:
      "Your booking '{{1}}' of the customer '{{2}}' for '{{3}}' is still open. The work was '{{4}}' and the total as agreed is '{{5}}' for everything. Is it done at that price?",
  },
  completed: {
    title: 'Done: {shop}',
    fetch: 'Your car is ready to be fetched.',
    wheelNuts: 'After about 50 km have the wheel nuts checked. Drive safely!',
    question: 'How was it? Your stars help other drivers.',
    template:
      "The shop '{{1}}' has completed your booking '{{2}}' with this work: '{{3}}'. After about 50 km have the wheel nuts checked. How was it? Your stars help other drivers.",
  },
} as const
