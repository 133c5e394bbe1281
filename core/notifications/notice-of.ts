import type { OutboundContent } from '../messaging/content.ts'
import { templateText } from '../messaging/templates/templates.ts'
import type { Notice } from '../texts/notice.ts'

const link = /^(.+?): (https?:\/\/\S+)$/

/** What a WhatsApp message says, for a channel where it is not a message: its first line is the title. */
export function noticeOf(content: OutboundContent): Notice {
  const body = content.type === 'template' ? templateText(content) : content.body
  const [title = '', ...rest] = body
    .replaceAll('*', '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const links = rest.flatMap((line) => {
    const [, label, url] = link.exec(line) ?? []
    return label && url ? [{ label, url }] : []
  })
  const lines = rest.filter((line) => !link.test(line))
  return title.length <= 90
    ? { title, lines, links }
    : { title: `${title.slice(0, 80).trimEnd()}…`, lines: [title, ...lines], links }
}
