import { threadKind } from './thread-kind.ts'

/** The shop has answered a request for a quote. */
export const quoteAnswered = threadKind({
  topic: 'quotes',
  title: ({ from }, say) => say.threadNotices.quoteAnswered.title(from),
})
