/** What one line at a counter says of several people, read back before anybody is told. */
export const several = {
  ask: '{count, plural, one {Shall I do this?} other {Shall I do all of this?}}',
  confirm: 'Confirm {who}: {what}',
  anyway: 'Confirm {who} although more is promised than is free: {what}',
  decline: '{hasReason, select, true {Decline {who} (“{reason}”): {what}} other {Decline {who}: {what}}}',
  offer: 'Offer {who}: {what}',
  offerBeside: 'Offer {who} as one more choice: {what}',
  withdraw: 'Take back what you offer {who}: {what}',
  tell: 'Send {who}: “{words}”',
  late: '{knows, select, both {We are running about {minutes} minutes late: your booking of {time} begins at about {later}.} minutes {We are running about {minutes} minutes late.} other {{hasTime, select, true {We are running late: your booking of {time} begins a little later.} other {We are running late.}}}}',
  start: 'Started: {who}, {what}',
  ready: 'Ready to be collected: {who}, {what}',
  done: 'Done: {who}, {what}, {total}',
  noshow: 'Did not come: {who}, {what}',
  cancel: '{hasReason, select, true {Cancel {who} (“{reason}”): {what}} other {Cancel {who}: {what}}}',
  quote: '{hasNote, select, true {Quote: {what}, {total} (“{note}”)} other {Quote: {what}, {total}}}',
  priced: '{work} at {each} a tyre',
  lacks:
    'No {brand} {size} stands in your list with stock, so nothing is offered yet.{hasOthers, select, true { You have {others}.} other {}} Which of them, or what else, shall I offer?',
  waits: 'Still waiting for your answer: {who}.',
  stays: '{count, plural, one {{who} stays as it is.} other {These stay as they are: {who}.}}',
  until: '{customer} (until {moment})',
  missed: 'I do nothing with “{words}”.',
  askThem: 'That is all that I know. Write "ask {who} ..." and I pass it on.',
  quoteFacts:
    'I know what stands in the request, and no more: name and number come with the booking. Your price is that of one tyre; the work is added as it stands in your list.',
  rescueFacts:
    'I know what stands in the request, and no more: the link leads to the place, and the number comes once the driver takes you.',
  askedByOther: '{when} is what {name} asked for, who still waits.',
  sendOffer: 'Send offer',
  oneByOne: 'One by one',
  notFree: 'Not free: {times}.',
  free: 'Free that day: {times}.',
  noneFree: 'Nothing is free that day.',
  nothing: 'All right, nothing was done and nobody was told.',
  left: '{who} is left as it was.',
  gone: '{who}: that is not open any more.',
  dropped: 'All right, I sent that to nobody.',
  promisedStand: 'Bookings that you have confirmed stay as they are: nobody loses tyres by this.',
  rescueMinutes: 'In how many minutes is somebody there? Nobody has been told anything yet.',
  rescueWhich: 'Several drivers wait beside the road. Whom do you mean with {minutes} minutes?',
  rescueWhom: 'Several drivers wait beside the road. For whom is that? Nobody has been told anything yet.',
  rescueRow: '{name}, {place}',
  drivers: 'Drivers',
  rescuePrice: 'The driver sees the prices of your list that stand in the request, at any hour.',
  quoteOthers: 'I do not show who else is asked, nor their prices.',
  restOfStock: 'If all the rest is right, tap "Stock is right" above afterwards.',
  addTime:
    'Somebody of ours looks at it, as a rule within a working day; drivers see it as soon as it stands in your list.',
  gap: 'I cannot close for a few hours in the middle of a day, so nothing is changed, and bookings stand. Block that time in your calendar: {url}',
} as const

/** Several requests answered at once. */
export const each = {
  confirm: 'Shall I confirm all of these? The drivers are told at once.',
  decline: 'Shall I decline all of these? The drivers are told at once.',
  all: 'Yes, all {count}',
  oneByOne: 'One by one',
  nothing: 'All right, I told nobody anything. They still wait for your answer.',
  undo: 'Undo {number}',
} as const

/** What waits at a counter, said to somebody who answers later. */
export const waiting = {
  one: "Take your time. {customer}'s request waits for your answer until {until}; then it ends and the customer is told.",
  several:
    'Take your time. {count} requests wait for your answer, the first until {until}; then it ends and the customer is told.',
} as const
