import { threadKind, wordsIn } from './thread-kind.ts'

/** The shop has answered a request for a quote. */
export const quoteAnswered = threadKind({
  topic: 'quotes',
  title: ({ from }, say) => say.threadNotices.quoteAnswered.title(from),
  template: {
    body: (say) => say.threadNotices.quoteAnswered.template,
    variables: (facts, say) => [facts.from, wordsIn(facts, say)],
  },
  sample: { who: 'Sipho', from: 'Randburg Tyres', words: 'R 7 600' },
})
