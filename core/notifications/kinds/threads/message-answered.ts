import { threadKind } from './thread-kind.ts'

/** The shop, or we, have answered a driver. */
export const messageAnswered = threadKind({
  topic: 'messages',
  title: ({ from }, say) => say.threadNotices.messageAnswered.title(from),
})
