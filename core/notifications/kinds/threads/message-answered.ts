import { threadKind, wordsIn } from './thread-kind.ts'

/** The shop, or we, have answered a driver. */
export const messageAnswered = threadKind({
  topic: 'messages',
  title: ({ from }, say) => say.threadNotices.messageAnswered.title(from),
  template: {
    body: (say) => say.threadNotices.messageAnswered.template,
    variables: (facts, say) => [facts.from, wordsIn(facts, say)],
  },
  sample: { who: 'Sipho', from: 'Randburg Tyres', words: '8 x 205/55R16' },
})
