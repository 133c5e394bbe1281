import { threadKind, wordsAndTyre } from './thread-kind.ts'

/** A driver asks a shop for a quote. */
export const quoteAsked = threadKind({
  topic: 'quotes',
  title: ({ who }, say) => say.threadNotices.quoteAsked.title(who),
  template: {
    body: (say) => say.threadNotices.quoteAsked.template,
    variables: (facts, say) => [facts.who, wordsAndTyre(facts, say)],
  },
  sample: { who: 'Thandi', from: 'Randburg Tyres', words: '4 x Michelin Primacy 4 205/55R16 91V' },
})
