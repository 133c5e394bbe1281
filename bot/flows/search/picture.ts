import { buttons } from '#bot/engine/say.ts'
import type { Config } from '#core/config.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { Button, OutboundContent } from '#core/messaging/content.ts'
import { cardPicture, offerCard } from '#core/rules/website/preview-card.ts'

/** Buttons under the picture of an offer. Twilio fetches it, so the website has to be one that it reaches. */
export function underPicture(
  { publicUrl, twilio }: Config,
  offer: Offer,
  body: string,
  ...choices: Button[]
): OutboundContent {
  const said = buttons(body, ...choices)
  const isReached = twilio.simulated || publicUrl.startsWith('https://')
  if (said.type !== 'buttons' || !isReached) return said
  return { ...said, picture: `${publicUrl}${cardPicture('offer', offer.code, offerCard(offer)).path}` }
}
