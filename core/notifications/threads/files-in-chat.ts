import type { FileOfMessage } from '#db/queries/threads/files.ts'
import type { OutboundContent } from '../../messaging/content.ts'

/** What WhatsApp takes, by the type that it is served as; other voice notes are played on the page. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
}

/** The files of a message for the chat, each under the name of whoever sent it; `url` is the page that shows them, too. */
export const filesInChat = (sent: readonly FileOfMessage[], from: string, url = ''): OutboundContent[] =>
  sent.flatMap(({ id, type, state }) => {
    const ending = state === 'ready' ? endings[type] : undefined
    return ending ? [{ type: 'media' as const, body: from, fileId: id, ending, url }] : []
  })
