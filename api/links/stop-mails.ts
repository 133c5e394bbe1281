import type { RequestHandler } from 'express'
import type { Context } from '#core/context.ts'
import { readStopToken, stopAdvertisingMail } from '#core/notifications/stop-link.ts'
import { languages, textsIn } from '#core/texts/texts.ts'

/**
 * GET /stop/:token asks, POST /stop/:token ends advertising by e-mail. Mail programs open links by themselves, so only
 * the page's button, or a mail program's own button, ends it.
 */
export const stopMailsHandlers = (
  ctx: Context,
): { ask: RequestHandler<{ token: string }>; stop: RequestHandler<{ token: string }> } => {
  const contactOf = (token: string) => readStopToken(ctx.config.authSecret, token)
  return {
    ask: (request, response) => {
      const known = contactOf(request.params.token) !== undefined
      const words = known ? question : said((one) => one.unknown)
      response
        .status(known ? 200 : 404)
        .set(headers)
        .send(page(words))
    },
    stop: async (request, response) => {
      const contactId = contactOf(request.params.token)
      if (contactId) await stopAdvertisingMail(ctx, contactId)
      response
        .status(contactId ? 200 : 404)
        .set(headers)
        .send(page(said((one) => (contactId ? one.done : one.unknown))))
    },
  }
}

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Type': 'text/html; charset=utf-8',
}
/** We do not know who opens the page, so it speaks every language. */
const pages = languages.map((language) => textsIn(language).settings.stopPage)

const said = (words: (one: (typeof pages)[number]) => string): string =>
  pages.map((one) => `<p>${words(one)}</p>`).join('\n')

const question = `${said((one) => `<strong>${one.title}</strong><br>${one.body}`)}
<form method="post"><button>${pages.map((one) => one.button).join(' / ')}</button></form>`

const page = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${textsIn('en').settings.stopMails}</title></head>
<body>
${body}
</body></html>`
