import type { Turn } from '#bot/engine/flow.ts'
import { buttons } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'

/** From now on the person talks to the other side of the thread, unless a task of ours waits for them. */
export function talkBegins(threadId: string, turn: Turn): void {
  turn.memory.talk = { threadId }
}

/** What is said once, at the beginning: whom they talk to, and the way back. */
export const nowTalking = (words: string, to: string, { say }: Turn): OutboundContent =>
  buttons(`${words}\n\n${say.threads.youTalk(to)}`, { id: 'talk:end', title: say.threads.backToUs })
