import { threadKind, wordsIn } from './thread-kind.ts'

/** A shop writes to a driver who has not written to it. */
export const messageWritten = threadKind({
  topic: 'messages',
  title: ({ from }, say) => say.threadNotices.messageWritten.title(from),
  template: {
    body: (say) => say.threadNotices.messageWritten.template,
    variables: (facts, say) => [facts.from, wordsIn(facts, say)],
  },
  sample: { who: 'Sipho', from: 'Randburg Tyres', words: 'Your car is ready' },
})
