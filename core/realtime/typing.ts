import type { Context } from '../context.ts'
import { ParticipantRole } from '../contracts/threads.ts'
import { push, threadRoom } from './push.ts'

/** Tells the browsers of the other sides that have the thread open that somebody of this side writes. */
export const pushTyping = (ctx: Pick<Context, 'db'>, threadId: string, side: ParticipantRole): Promise<void> =>
  push(
    ctx,
    ParticipantRole.options.filter((other) => other !== side).map((other) => threadRoom(threadId, other)),
    { type: 'typing', threadId, side },
  )
