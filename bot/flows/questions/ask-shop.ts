import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
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

const asks =
  /\b(?:ask|vra|find out|check with|enquire|buza|babuze|mbuze|cela|botsa|ba botse|mmotse|send (?:it|my question)|stuur (?:dit|my vraag|die vraag))\b/
const denied =
  /\b(?:dont|do not|not|no need to|moenie|nie nodig|never mind|ungabuzi|se ke wa)\b[^.,;!?]{0,20}\b(?:ask|vra|send|stuur|buza|botsa|find)\b/
const alsoSaid = /(?:^|[\s,.;])(?:also|and|ook|en|plus|futhi|kwaye|hape|gape|le)[\s,]+(.{6,})$/is
const afterwards = /^(?:then|dan|please|asb|thanks|thank|book|bespreek|decide|let me|i |ek )/i

/** 'Yes, ask them' takes up our offer to ask; what else the shop is asked with it is read back first. */
export function takesUp(offered: string, { text: words }: ParsedMessage, turn: Turn): Outcome | undefined {
  const plain = plainText(words)
  const [verb, shopId = ''] = offered.split(':')
  const { question } = turn.memory
  if (verb !== 'ask' || question?.shopId !== shopId || words.length > LONGEST) return undefined
  if (!asks.test(plain) || denied.test(plain)) return undefined
  const more = alsoSaid.exec(words)?.[1]?.trim()
  if (!more || afterwards.test(more) || saidAlready(more, question.words)) return askShopButton(shopId, turn)
  return enter(threadsFrame({ shopId, words: `${question.words}, ${more}` }))
}
const LONGEST = 200

/** 'Ask them first about the wifi' asks nothing new. */
const saidAlready = (more: string, words: string): boolean => {
  const own = new Set(plainText(words).split(/[^a-z0-9]+/))
  return plainText(more)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3)
    .every((word) => own.has(word))
}
