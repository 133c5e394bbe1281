/** The sentences of notices about messages in a conversation. `template` is approved by WhatsApp. */
export const threadNotices = {
  /** Under the sender's name, where everybody may read it. */
  brief: {
    message_asked: 'New message',
    message_answered: 'New message',
    message_written: 'New message',
    message_received: 'New message',
    message_undone: 'The last message was taken back',
    quote_asked: 'New quote request',
    quote_answered: 'Answer to your quote request',
    thread_assigned: 'A conversation is yours now',
    answer_due: 'A driver waits for your answer',
  },
  files: {
    picture: 'Photo',
    document: 'Document',
    voice: 'Voice note',
  },
  phone: 'Phone: {phone}',
  about: 'About {tyre}',
  seeTyre: 'The tyre',
  question: 'Answer here and I pass it on.',
  answerByMail: 'Answer in the conversation or on WhatsApp. Nobody reads replies to this e-mail.',
  answerOnPage: 'Answer in the conversation. Nobody reads replies to this e-mail.',
  answer: 'Answer',
  whole: 'The whole conversation',
  supportAsked: '{who} asks us: {subject}',
  supportFooter: 'You get this e-mail because you look after {product}.',
  mailToCustomer: 'You get this e-mail because you wrote to a shop through {product}.',
  mailToShop: 'You get this e-mail because your shop takes messages on {product}.',
  messageAsked: {
    title: 'Message from {who}',
  },
  quoteAsked: {
    title: 'Quote request from {who}',
  },
  messageAnswered: {
    title: '{shop} answered',
  },
  messageWritten: {
    title: 'Message from {shop}',
  },
  messageWaiting: {
    title: '{from} has a message for you',
    template: "{product}: '{{1}}' has a message for you. Reply to read it.",
    read: 'Read it',
  },
  messageUndone: {
    title: '{shop} has taken back its last message',
    line: 'Please take no notice of it.',
    template:
      "The shop '{{1}}' has taken back the last message that it wrote to you. Please take no notice of that one.",
  },
  threadAssigned: {
    title: '{shop}: the conversation with {who} is yours now',
    template:
      "A colleague has given you the conversation with '{{1}}' at '{{2}}'. They wrote last: '{{3}}'. Answer this message and we will pass your words on.",
  },
  answerDue: {
    title: '{shop}: {who} waits, please answer within half an hour',
    template:
      "The customer '{{1}}' waits for an answer of '{{2}}', which is due in half an hour. They wrote: '{{3}}'. Answer this message and we will pass your words on.",
  },
  quoteAnswered: {
    title: '{shop} answered your quote request',
  },
} as const
