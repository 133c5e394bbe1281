/** A shop that does not answer, and others that are asked beside it. */
export const beside = {
  silent: {
    title: '{shop} has not answered yet',
    line: 'They have until {until}; your request stands.',
    question: 'Shall I ask two more shops near them as well? You take the yes that suits you.',
    ask: 'Ask two more',
    wait: 'I wait',
    template:
      "The shop '{{1}}' has not answered your booking request '{{2}}' yet. They have until '{{3}}', and your request stands. Shall we ask two more shops near them as well?",
  },
  choice: '{number}. *{shop}*{hasKm, select, true { · {km} from there} other {}}\n{work}\n{cents}',
  sure: 'I ask these as well, for {time}. Nothing is booked until you take one of the answers; the others are withdrawn then.',
  send: 'Send request',
  keep: 'No, I wait',
  asked: 'Asked: {shops}. Each answer comes here, and you take the one that suits you.',
  waits: 'All right, I wait with you and tell you as soon as they answer.',
  waitsOn: 'All right, I wait with you and ask nobody else now. Write “ask two more” when I should.',
  none: 'No other shop nearby has the same or a like tyre at about this price.',
  offered: 'Your yes is with {who}: {what}. Other shops are asked as well, so it is booked when {who} takes it.',
  alsoAsked: 'Other shops are asked as well: your yes is an offer, and the driver takes one.',
  and: ' and ',
  closed: 'They are closed now and open {opens}.',
  until: 'Please answer by {until}.',
  takenElsewhere: 'they took the offer of another shop',
} as const
