import { threadKind } from './thread-kind.ts'

/** A driver writes to a shop. */
export const messageAsked = threadKind({
  topic: 'messages',
  title: ({ who }, say) => say.threadNotices.messageAsked.title(who),
})
