import { insertFile } from '#db/queries/threads/files.ts'
import type { Context } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type FileKind, fileWords, MOST_FILES } from '../../rules/files/files.ts'
import type { MessagePlace } from './attach-files.ts'

/** A file that somebody sent on WhatsApp, as the webhook names it. */
export type TwilioMedia = { url: string; contentType: string }

/** Notes the files that a message from WhatsApp brought; a worker fetches them, and the message stands meanwhile. */
export async function awaitMedia(ctx: Context, place: MessagePlace, media: readonly TwilioMedia[]): Promise<void> {
  const at = ctx.clock.now()
  for (const [position, { url, contentType }] of media.slice(0, MOST_FILES).entries()) {
    const kind = kindSaid(contentType)
    await insertFile(ctx.db, {
      thread_id: place.threadId,
      participant_id: place.writerId,
      message_id: place.messageId,
      position,
      state: 'pending',
      kind,
      name: fileWords[kind],
      type: contentType.slice(0, 100),
      bytes: 0,
      source_url: url,
      next_attempt_at: at,
      created_at: at,
    })
  }
  if (media.length > 0) await enqueue(ctx, 'files', { messageId: place.messageId })
}

/** Until its content says what it is. */
function kindSaid(contentType: string): FileKind {
  if (contentType.startsWith('image/')) return 'picture'
  return contentType.startsWith('audio/') ? 'voice' : 'document'
}
