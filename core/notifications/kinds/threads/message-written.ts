import { threadKind } from './thread-kind.ts'

/** A shop writes to a driver who has not written to it. */
export const messageWritten = threadKind({
  topic: 'messages',
  title: ({ from }, say) => say.threadNotices.messageWritten.title(from),
})
