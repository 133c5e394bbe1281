/** A flat tyre now: a driver asks the shops that come out, and takes one. */
export const rescue = {
  callOut: 'call-out',
  punctureRepair: 'puncture repair',
  otherWork: 'work',
  priceByPhone: 'price by phone',
  aDriver: 'A driver',
  minutes: '{minutes} min',
  cannot: "Can't",
  take: 'Take them',
  wait: 'Wait',
  askThem: 'Ask them',
  stop: 'Stop asking',
  map: 'Way there',
  bringTyre: 'Bring a tyre, {size}, if it cannot be mended',
  // The driver
  dial: '*Dial at once*\n☎ 112 from any mobile, in danger or hurt\n☎ Your insurer or motoring club: the number often stands on the licence disc holder',
  offer: 'Shall I ask {shop} now? They come out to {place} at this time.',
  offerSeveral: 'Shall I ask these {count} shops that come out to {place} now? {shops}. You take whoever suits you.',
  asking:
    'I am asking {count, plural, one {{shops}, which comes out to you now} other {# shops that come out to you now: {shops}}}. Each answer comes here. They read your first name, the place and the distance; your number goes to the one that you take.',
  answerTitle: '{shop} can be with you in about {minutes}',
  answer: '*{shop}*: about {minutes}, {price}{hasPhone, select, true {, ☎ {phone}} other {}}',
  changed: '{shop} cannot come after all',
  changedLine: 'Take another answer, or call one of the numbers above.',
  waiting:
    '{left, plural, =0 {All right. Nobody else has still to answer.} other {All right, I wait. {left, plural, one {One shop has} other {# shops have}} still to answer.}}',
  comes: '*{shop} comes: about {minutes}, by {time}.*{hasPhone, select, true {\n☎ {phone}} other {}}',
  comesLine: '{price}. Pay them when the work is done.\nThey have your number and where you are. Booking {code}.',
  theseCome: 'These have said that they come, the soonest first:',
  thisComes: 'This is what they have said:',
  whom: 'Whom do you take?',
  surely: 'Do you take them?',
  hasNotSaid: '{shop} has not said that it comes.',
  toldNothing: 'I have told the shops nothing of this. Whoever you take gets your number and where you are.',
  onItsWay:
    '{shop} has your number and is to come to you.{hasPhone, select, true { Call them about it: ☎ {phone}.} other {}} In danger or hurt: *112*.',
  unansweredTitle:
    '{shops, plural, one {The shop has not said that it comes} other {None of the # shops has said that it comes}}',
  unansweredLine: 'Please call now. If one still answers here, I tell you.',
  callLine: '☎ {phone} {shop}',
  insurer: '☎ 112 in danger; else your insurer or motoring club',
  opensFirst: '{shop} comes out next: {when}, ☎ {phone}',
  nobodyNext: 'I know no other shop that comes out there.',
  stopped: 'I ask no more. The shops are told.',
  // The shop
  askedTitle: '{hasShop, select, true {{shop}: a} other {A}} driver with a flat tyre needs you now',
  askedWork: 'Puncture: {price}, {isOwn, select, true {as you said} other {as on your list}}',
  askedPlace: '{hasName, select, true {{name}} other {A driver}}, {place}, {km} away',
  askedQuestion: 'When can you be there? You get the number when the driver takes you.',
  askedTemplate:
    "A driver with a flat tyre asks who can come out now. The place is '{{1}}', about '{{2}}' from you, and the work is '{{3}}'. The map is at '{{4}}' and you can answer with one tap below.",
  echo: 'Told {hasName, select, true {{name}} other {the driver}}, {place}: about {minutes}. If they take you, you get the number here. Tap again to change it.',
  notTakenYet:
    '{hasName, select, true {{name}} other {The driver}}, {place}, has not taken you yet. They read that you can be there in about {minutes}; if they take you, the number comes here.',
  echoCannot:
    'I have noted that you cannot come to {hasName, select, true {{name}} other {the driver}}, {place}. Tap a time if you can after all.',
  over: {
    mine: 'You are the one who comes: the driver has taken you. The number is in the message that followed.',
    other: 'The driver has help now: another shop comes.',
    answered: 'Taken by another shop. Thank you for answering.',
    closed: 'The driver does not ask any more.',
  },
  takenTitle: '{hasName, select, true {{name}} other {The driver}} takes you: be there in {minutes}',
  takenWho: '{name}: ☎ {phone}',
  takenWork: '{price}. Booking {code}',
  takenTemplate:
    "The driver with the flat tyre takes you. The name is '{{1}}', the number is '{{2}}', and the place is '{{3}}'. The way there is at '{{4}}' and the booking is '{{5}}' on your list.",
  overTitle: '{hasName, select, true {{name}} other {The driver}}, {place}: not needed any more',
  overTemplate:
    "The driver with the flat tyre near '{{1}}' does not need you any more. '{{2}}' You need not do anything.",
  answerTemplate:
    "A shop can come to your flat tyre. '{{1}}' says that it is with you in about '{{2}}', and its price is '{{3}}'. You can call it at '{{4}}' or take it with one tap below.",
  changedTemplate: "The shop '{{1}}' cannot come to your flat tyre after all. Please take another answer or call.",
  unansweredTemplate:
    "None of the shops has said so far that it comes to your flat tyre. Please call now: '{{1}}'. If one still answers, we tell you.",
  whichAsk: 'Which driver do you mean? The newest card has its own buttons.',
  named: 'said: near {place}',
  noPin: 'no pin yet',
  noPinYet: 'They have sent no pin yet; I ask them for it, and it comes here.',
  quoted: '“{words}”',
  inAll: '{total} in all',
  toldTitle: '{hasName, select, true {{name}} other {The driver}}, {place}, adds:',
  pinTitle: '{hasName, select, true {{name}} other {The driver}} is exactly here:',
  toldTemplate: "The driver with the flat tyre near '{{1}}' tells you more: '{{2}}'. Open this chat to answer.",
  lateTitle: '{shop} is with you by about {time}',
  lateLine:
    'That is in about {minutes}.{hasPhone, select, true { Call them: ☎ {phone}.} other {}} In danger or hurt: *112*. What you write here of the place and the car, they read.',
  lateTemplate:
    "The shop '{{1}}' that comes to your flat tyre is there by about '{{2}}' now. You can call them at '{{3}}' about it.",
  thereTitle: '{shop} says that they are there',
  thereLine:
    'Do you not see them? Write here what is beside you, or send your location with 📎: they read it.{hasPhone, select, true { ☎ {phone}} other {}}',
  notSeenLine:
    'They do not see you. Write here what is beside you and on which side of the road, or send your location with 📎: they read it.{hasPhone, select, true { ☎ {phone}} other {}}',
  thereTemplate:
    "The shop '{{1}}' says that it is at your flat tyre. If you do not see them, call '{{2}}' or write here what is beside you.",
  sayMore: 'What you write here of the place and your car, they read too.',
  sendPin:
    'They know only that you are near {place}. Please send your location: tap 📎 (or +), then Location, and send your current location.',
  toldThem: 'Told {count, plural, one {{shops}} other {the # shops that I asked}}: “{words}”',
  pinToldThem: '{count, plural, one {{shops} has} other {The # shops that I asked have}} your location now.',
  toldEnough: 'They have enough of that now; please call them about the rest.',
  allWouldRead:
    'I pass words on to one of them, or to all who were asked. Nobody has read this yet; with the button all of them do.',
  sendThem: 'Send them this',
  byWhen: 'They said by {time}.',
  isPast: 'They said by {time}, which is over. Please call them.',
  areThere: 'They say that they are there.',
  forComing: '{price} call-out',
  theyReadPrice: 'They read your price: {price}.',
  theyRead: 'They read: “{words}”.',
  theySay: 'They say: “{words}”',
  /** Read back before the driver reads it. */
  shallISay:
    'Shall I tell {hasName, select, true {{name}} other {the driver}}, {place}, this? Nobody has been told anything yet.',
  about: 'About {minutes}, {price}',
  sayThis: 'Tell them',
  sayBare: 'Without the words',
  sayNothing: 'No',
  saidNothing: 'All right, the driver has been told nothing of that.',
  whichSum: 'You name several sums. What does the driver pay? Nobody has been told anything yet.',
  minutesWith:
    'In how many minutes are you there? They read your words with your answer; nobody has been told anything yet.',
  asked:
    '{hasName, select, true {{name}} other {A driver}}, {place}, {km} away, asks for help beside the road{answered, select, yes {: you said {minutes}} no {: you said that you cannot come} other {: not answered yet}}.',
  asksForHelp: '*{count, plural, one {One driver waits} other {# drivers wait}} beside the road*',
  ownFor:
    'Is {price} for all of it, or for coming out? They read it with {minutes} minutes; nobody has been told anything yet.',
  minutesToo: '{price}: and in how many minutes are you there? Nobody has been told anything yet.',
  /** On the way to the driver. */
  way: {
    late: 'Running late',
    there: 'We are there',
    giveUp: "Can't come",
    by: '{minutes} min later',
    howLong:
      'In how many minutes are you with {name}, {place}? Nobody has been told anything yet. To write something to {name}, begin with “tell {name}”.',
    howLate: 'How much later are you with {name}, {place}? Write the minutes if none of these fits.',
    toldLate: 'Told {name}, {place}: by about {time}.',
    toldThere: 'Told {name}, {place}, that you are there.',
    toldNotSeen: 'Told {name}, {place}, that you are there and do not see them. What they answer comes here.',
    which: 'Several drivers wait for you beside the road. Whom do you mean?',
    sureGiveUp: 'Shall I tell {name}, {place}, that you cannot come? I ask the other shops for them at once.',
    giveUpYes: 'Tell them',
    still: 'We still come',
    stillComing: 'All right, {name} is told nothing. You said by {time}.',
    over: 'Nobody waits for you beside the road now.',
  },
} as const
