import { threadKind } from './thread-kind.ts'

/** A driver asks a shop for a quote. */
export const quoteAsked = threadKind({
  topic: 'quotes',
  title: ({ who }, say) => say.threadNotices.quoteAsked.title(who),
})
