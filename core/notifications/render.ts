import type { OutboundContent } from '../messaging/content.ts'
import { limits } from '../messaging/templates/layouts.ts'
import { directionsUrl } from '../rules/places/directions.ts'
import { escaped } from '../rules/website/escaped.ts'
import type { Notice } from './notice.ts'

/** A notice as one WhatsApp message. Without other buttons its first link is one; a pin shows the way by itself. */
export function asMessage({ title, lines, links = [], question, buttons = [], pin, picture }: Notice): OutboundContent {
  const ways = pin ? links.filter(({ url }) => url !== directionsUrl(pin)) : links
  const [first, ...others] = ways
  const isButton = first && buttons.length === 0 && first.label.length <= limits.buttonTitle
  const inWords = isButton ? others : ways
  const body = [
    `*${title}*`,
    ...lines,
    ...(inWords.length > 0 ? ['', ...inWords.map(({ label, url }) => `${label}: ${url}`)] : []),
    ...(question ? ['', question] : []),
  ].join('\n')
  if (isButton) return { type: 'link', body, title: first.label, url: first.url }
  return buttons.length > 0 ? { type: 'buttons', body, buttons, ...(picture && { picture }) } : { type: 'text', body }
}

type Way = { label: string; url: string }
type MailParts = { footer: string; answer: Way | undefined; ways?: readonly Way[] }

/** A notice as an e-mail. A question is answered in the chat, so its button leads there. */
export function asMail(
  { title, lines, links = [], question, picture }: Notice,
  { footer, answer, ways: more = [] }: MailParts,
) {
  const ways = [...links, ...(question && answer ? [answer] : []), ...more]
  const text = [
    title,
    '',
    ...lines,
    '',
    ...(question ? [question, ''] : []),
    ...ways.map(({ label, url }) => `${label}: ${url}`),
    '',
    footer,
  ]
  return {
    subject: title,
    text: text.join('\n').replace(/\n{3,}/g, '\n\n'),
    html: page({ title, lines, question, ways, footer, picture }),
  }
}

type Page = {
  title: string
  lines: readonly string[]
  question: string | undefined
  ways: readonly Way[]
  footer: string
  picture: string | undefined
}

const page = ({ title, lines, question, ways, footer, picture }: Page) => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f6f4f0;color:#22201c;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px">
<h1 style="font-size:20px;margin:0 0 16px">${escaped(title)}</h1>
${picture ? `<img src="${escaped(picture)}" alt="" width="512" style="max-width:100%;height:auto;border-radius:12px;margin:0 0 16px">` : ''}
${lines.map((line) => `<p style="margin:0 0 6px;white-space:pre-line">${escaped(line)}</p>`).join('\n')}
${question ? `<p style="margin:16px 0 6px"><strong>${escaped(question)}</strong></p>` : ''}
${ways.map(({ label, url }) => `<p style="margin:12px 0"><a href="${escaped(url)}" style="color:#8a5300">${escaped(label)}</a></p>`).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#6b665d">${escaped(footer)}</p>
</div></body></html>`
