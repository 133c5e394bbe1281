import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { frame } from '../steps.ts'
import { threadsFrame } from '../threads/flow.ts'

/** What we do not know, with a button that sends the question to the shop as it was written. */
export function offerToAsk(body: string, shopId: string, words: string, { memory, say }: Turn): OutboundContent {
  memory.question = { shopId, words: words.slice(0, 700), offered: true }
  return buttons(
    body,
    { id: `ask:${shopId}`, title: say.questions.askShop },
    { id: 'menu:human', title: say.common.talkToPerson },
  )
}

/** 'Shall I ask them?' was said in the last answer, and the next message takes it up or lets it be. */
export function takeOffer({ memory }: Turn): string | undefined {
  const { question } = memory
  if (!question?.offered) return undefined
  delete question.offered
  return `ask:${question.shopId}`
}

/** 'Send my question', tapped: the question goes out, read back; one that was asked of another shop since does not. */
export function askShopButton(shopId: string, { memory, say }: Turn): Outcome {
  const { question } = memory
  if (question?.shopId !== shopId) return enter(threadsFrame({ shopId }))
  delete memory.question
  return enter(frame('threads', 'send', { shopId, words: question.words }), text(say.questions.passing(question.words)))
}
