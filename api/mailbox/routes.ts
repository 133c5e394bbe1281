import express, { type Response, type Router } from 'express'
import type { Context } from '#core/context.ts'
import type { MailsAnswer } from '#core/contracts/devtools/simulator.ts'
import { mailbox } from '#core/messaging/mail/mail-outbox.ts'
import { isOwnHost } from '#core/process/service.ts'

const shownAtMost = 200

/** An e-mail brings its own styles and pictures, and nothing of it may run. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** /mailbox/api: the e-mails that were written, for local use. Throws in production. */
export function mailboxRoutes(ctx: Context): Router {
  if (ctx.config.production) throw new Error('The mailbox does not run in production')
  const router = express.Router()
  router.use((request, response, next) =>
    isOwnHost(request.headers.host, ctx.config.publicUrl) ? next() : missing(response),
  )
  const found = async (id: string) => (await mailbox(ctx, shownAtMost)).find((mail) => mail.id === id)

  router.get('/mails', async (_, response) => {
    const mails = (await mailbox(ctx, shownAtMost)).map(({ html: _, attachments, ...mail }) => ({
      ...mail,
      attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
    }))
    response.set('Cache-Control', 'no-store').json({ mails } satisfies MailsAnswer)
  })

  router.get('/mails/:id/html', async (request, response) => {
    const mail = await found(request.params.id)
    if (!mail) return missing(response)
    response.set({ 'Content-Security-Policy': policy, 'X-Frame-Options': 'SAMEORIGIN', 'Cache-Control': 'no-store' })
    response.type('html').send(`<base target="_blank">${mail.html}`)
  })

  router.get('/mails/:id/attachments/:index', async (request, response) => {
    const file = (await found(request.params.id))?.attachments[Number(request.params.index)]
    if (!file) return missing(response)
    response.attachment(file.filename).type(file.contentType).send(file.content)
  })
  return router
}

const missing = (response: Response): void => {
  response.status(404).type('text/plain').send('There is no such e-mail.')
}
