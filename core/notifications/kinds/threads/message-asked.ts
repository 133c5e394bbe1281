import { threadKind, wordsAndTyre } from './thread-kind.ts'

/** A driver writes to a shop. */
export const messageAsked = threadKind({
  topic: 'messages',
  title: ({ who }, say) => say.threadNotices.messageAsked.title(who),
  template: {
    body: (say) => say.threadNotices.messageAsked.template,
    variables: (facts, say) => [facts.who, wordsAndTyre(facts, say)],
  },
  sample: { who: 'Thandi', from: 'Randburg Tyres', words: '205/55R16?' },
})
