import type { Bubble, BubbleStatus } from '#core/contracts/devtools/simulator.ts'
import type { SimMessage } from './records.ts'

/** What the person sees of a message; nothing while one of ours is still on its way. */
export function bubbleOf(message: SimMessage): Bubble | undefined {
  const status: BubbleStatus = message.status
  const ours = message.direction === 'outbound-api'
  if (ours && (status === 'accepted' || status === 'queued' || status === 'sent')) return undefined
  const shownMedia = message.media.filter(({ contentType }) => contentType !== 'text/vcard')
  const media = shownMedia.map(({ sid, contentType }) => ({
    url: `/simulator/api/media/${message.sid}/${sid}`,
    contentType,
  }))
  return {
    sid: message.sid,
    phone: message.phone,
    by: ours ? 'business' : 'person',
    at: message.createdAt,
    shown: media.length > 0 ? { ...message.shown, media } : message.shown,
    repliesTo: message.repliesTo,
    status,
    error: status === 'failed' ? `${message.errorText ?? 'Not delivered'} (${message.errorCode ?? 'no code'})` : null,
  }
}
