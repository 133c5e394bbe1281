export const threads = {
  /** What a running conversation in the chat is called. */
  title: 'your message',
  askWords: 'Write what you want to say to {to}. I pass it on as you write it.',
  askSupport: 'A person from {product} will answer you here. Write what it is about.',
  sent: 'I have passed it on to {to}. The answer comes here.',
  answered: 'I have passed it on to {to}.',
  answeredWith: 'I have passed it on to {to}: “{words}”',
  supportHas: 'Thank you. I have passed this on to a person from {product}, who answers you here:\n“{words}”',
  theyWrote: '{to} wrote:\n“{words}”',
  isItFor: 'Shall I send this to {to}?\n\n“{words}”',
  orRewrite: 'Should it read differently? Just write it.',
  isFileFor: '{hasWords, select, true {Shall I send this to {to}?\n\n“{words}”} other {Shall I send it to {to}?}}',
  whichForFile: 'Or name a shop that I shall send it to.',
  send: 'Send it',
  dontSend: 'No',
  notSent: 'All right, I have not sent it.',
  youTalk: 'You talk to {to} now: what you write goes to them. To come back to me, tap the button or send *menu*.',
  youTalkToUs: 'You talk to me, the bot of {product}. To write to a shop, send "ask", its name and your question.',
  backToUs: 'Back to {product}',
  talkOver: 'You talk to me again. What can I do for you?',
  forUs: 'I thought that was for me and did not send it to {to}. You talk to me again.',
  sendToThem: 'Send it to them',
  whoseYes: 'Is “{words}” for {to}? Then tap the button. If it is for me, answer my question once more.',
  proposalWaits:
    'I have passed that on to {to}. The time that {shop} proposes for your booking still waits for your answer:',
  whichOf: 'For whom is this?\n\n“{words}”',
  whichOfShops: 'Which shop do you want to write to?',
  /** Before the words of somebody who is late are read back. */
  late: {
    today: 'Your booking at {shop} is on {time}.',
    ahead: 'Your booking at {shop} is only on {time}, which is not today. I can tell them all the same.',
    noTime: 'Your booking at {shop} has no time yet.',
    none: 'You have no booking that is still to come, so there is nobody to tell. If you are on your way to a shop, send "ask", its name and your words.',
  },
  nothingWaits: 'No message waits for you here any more.',
  noneSo:
    'I find no conversation {reference} under this number. Please open the link that you got for it, or send "ask" and the name of the shop.',
  claimed:
    'Thank you. The answers in this conversation come to you here from now on. It stays on the website as well: {page}',
  gone: 'This conversation is not there any more.',
  tooLong: 'That is longer than {most} characters. Please make it shorter.',
  onlyWords: 'I can pass on words only. Please write it.',
  whichShop: 'Which shop do you want to write to? Send its name.',
  noShop: 'I know no shop called {name}. Please check the name, or send "shops near me".',
  us: '{product}',
  theCustomer: 'the customer',
  /** What we write in a conversation with us that we close. */
  closedByUs: 'We have closed this conversation. If it is not settled, write here and it is open again.',
  /** What we write about what was reported. */
  decided: {
    acted: 'Thank you for telling us. We have looked at it and have acted.',
    dismissed: 'Thank you for telling us. We have looked at it, and found nothing that is against our rules.',
    blocked: {
      subject: 'You are blocked',
      words:
        'You can no longer write to shops or book through {product}. The reason: {reason}. What you have booked stays. If you think that this is a mistake, answer in this conversation.',
    },
    unblocked: {
      subject: 'You are no longer blocked',
      words: 'You can write to shops and book through {product} again.',
    },
    reviewHidden: {
      subject: 'Your review is hidden',
      words:
        'Your review of {shop} is no longer shown. The reason: {hidden}. If you think that this is a mistake, answer in this conversation.',
    },
  },
  review: {
    title: 'your review',
    stars: 'How was it at {shop}? Choose 1 to 5 stars.',
    choose: 'Stars',
    star: '{count} {count, plural, one {star} other {stars}}',
    comment: 'Thank you! Would you like to add a few words for other drivers?',
    skip: 'No words',
    noHalves: 'There are no half stars. Is it the one below or the one above?',
    yourWords: 'Thank you! Shall other drivers read this with it?\n\n“{words}”\n\nOr write other words.',
    useThem: 'Yes, publish it',
    done: 'Thank you, your review is published with the shop.',
    closed: 'This booking cannot be reviewed: it has its review, or is not completed.',
  },
  reasons: {
    spam: 'spam or advertising',
    fraud: 'fraud',
    abuse: 'insults or threats',
    wrong_person: 'messages that were not meant for who got them',
    private: 'a review that names somebody or their details',
    untrue: 'a review that is not about a visit to the shop',
    other: 'our rules were not kept',
  },
  hidden: {
    abuse: 'insults or threats',
    private: 'it names somebody or their details',
    untrue: 'it is not about a visit to this shop',
    advertising: 'spam or advertising',
    other: 'our rules were not kept',
  },
} as const
