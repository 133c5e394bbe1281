import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { isOwner } from '#core/actor.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { frame } from '../steps.ts'
import { isPhoto } from './flow.ts'

const QUESTION: Kind = 'shop_picture'

/**
 * A photo of an owner whom we have asked for one of late; `first`: only if nobody else has written since. It is read back
 * before anything becomes of it.
 */
export function pictureOutcome(message: ParsedMessage, turn: Turn, first?: 'first'): Outcome | undefined {
  if (!isPhoto(message) || turn.running) return undefined
  const notices = turn.screen.filter(({ kind }) => kind !== 'reply')
  const asked = (first ? notices.slice(0, 1) : notices).filter(({ kind }) => kind === QUESTION)
  const shopIds = asked.flatMap(({ buttons }) => buttons?.[0]?.id.split(':')[1] ?? [])
  const own = [...new Set(shopIds)].filter((shopId) => isOwner(turn.actor, shopId))
  const [shopId, ...others] = own
  if (!shopId) return undefined
  turn.filesTaken = 'asked'
  const urls = message.media.map(({ url }) => url)
  return enter(
    others.length > 0 ? frame('shop-picture', 'which', { urls }) : frame('shop-picture', 'sure', { shopId, urls }),
  )
}

/** 'Send a picture', under the question or its template, which names no shop. */
export function pictureButton(named: string, { actor }: Turn): Outcome | undefined {
  const own = actor.shops.filter(({ role }) => role === 'owner')
  const shopId = own.find((one) => one.shopId === named)?.shopId ?? own[0]?.shopId
  return shopId ? enter(frame('shop-picture', 'send', { shopId })) : undefined
}
