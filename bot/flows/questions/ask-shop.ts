import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { takesUpAsking } from '#bot/understand/said/asked/of-shops.ts'
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

/** 'Yes, ask them' takes up our offer to ask; what else the shop is asked with it is read back first. */
export function takesUp(offered: string, { text: words }: ParsedMessage, turn: Turn): Outcome | undefined {
  const [verb, shopId = ''] = offered.split(':')
  const { question } = turn.memory
  const taken = verb === 'ask' && question?.shopId === shopId ? takesUpAsking(words, question.words) : undefined
  if (!taken) return undefined
  if (!taken.also) return askShopButton(shopId, turn)
  return enter(threadsFrame({ shopId, words: `${question?.words}, ${taken.also}` }))
}
