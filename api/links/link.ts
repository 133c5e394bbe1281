import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { followSignInLink, readSignInLink } from '#core/auth/sign-in-link.ts'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { whatsappLink } from '#core/rules/website/whatsapp-link.ts'
import { isLanguage, type Language, languages, textsIn } from '#core/texts/texts.ts'
import { browserOf, clientOf, signIn } from '../browser.ts'
import { sendLinkPage } from './link-page.ts'

/**
 * GET /auth/whatsapp#…: a page that hands in the token behind the #. Looking spends nothing: the chat itself looks, for
 * its preview.
 */
const linkOpenedHandler: RequestHandler = (request, response) => {
  const language = languageFor(request)
  const say = textsIn(language).auth.page
  sendLinkPage(response, 200, { language, title: say.title, body: say.opening, handsIn: say.withoutScript })
}

/** POST /auth/whatsapp/check: a page with one button, if the link still works. */
const linkCheckedHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const token = tokenIn(request)
    const link = await readSignInLink(ctx, token)
    if (!link) return sayNo(ctx, response, 410, 'gone', languageFor(request))
    const say = textsIn(link.language).auth.page
    sendLinkPage(response, 200, {
      language: link.language,
      title: say.title,
      body: link.numberEnd ? say.body(link.numberEnd) : say.bodyWithoutNumber,
      press: { says: say.button, token },
    })
  }

/** POST /auth/whatsapp: the button was pressed. */
const linkPressedHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const language = languageFor(request)
    if (request.get('Origin') !== ctx.config.publicUrl) return sayNo(ctx, response, 403, 'strange', language)
    try {
      const entry = await followSignInLink(ctx, tokenIn(request), clientOf(request))
      await signIn(ctx, browserOf(ctx, request, response), entry)
      response.set('Cache-Control', 'no-store').redirect(303, '/')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sayNo(ctx, response, error.status, error.status === 429 ? 'busy' : 'gone', language)
    }
  }

function sayNo(
  ctx: Context,
  response: Response,
  status: number,
  why: 'gone' | 'busy' | 'strange',
  language: Language,
): void {
  const say = textsIn(language).auth.page
  const chat = whatsappLink(ctx.config.twilio.whatsappNumber)
  sendLinkPage(response, status, {
    language,
    title: say[`${why}Title`],
    body: say[why],
    press: { says: say.toChat, href: chat },
  })
}

const tokenIn = (request: Request): string => {
  const token: unknown = request.body?.t
  return typeof token === 'string' ? token : ''
}

function languageFor(request: Request): Language {
  const accepted = request.acceptsLanguages([...languages])
  return accepted && isLanguage(accepted) ? accepted : 'en'
}

/** The page that a link from the chat opens. */
export function linkPages(ctx: Context): Router {
  const router = express.Router()
  const form = express.urlencoded({ extended: false, limit: '8kb' })
  router.get(['/auth/whatsapp', '/auth/whatsapp/check'], linkOpenedHandler)
  router.post('/auth/whatsapp/check', form, linkCheckedHandler(ctx))
  router.post('/auth/whatsapp', form, linkPressedHandler(ctx))
  return router
}
