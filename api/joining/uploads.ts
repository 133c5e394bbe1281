import express, { type Request, type RequestHandler, type Router } from 'express'
import type { Actor } from '#core/actor.ts'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { type DocumentKind, DocumentKind as DocumentKinds } from '#core/contracts/seller/joining.ts'
import { Refusal } from '#core/errors.ts'
import { addDocument, readDocument } from '#core/joining/documents.ts'
import { canManageApplication, canSeeApplication } from '#core/joining/joining-policy.ts'
import { applicationNotFound, documentNotFound, documentTooLarge, logoTooLarge } from '#core/joining/refusals.ts'
import { setApplicationLogo } from '#core/joining/set-logo.ts'
import { ownerRequired } from '#core/members/refusals.ts'
import { MOST_FILE_BYTES } from '#core/rules/files/files.ts'
import { LOGO_BYTES } from '#core/rules/shops/uploads.ts'
import { actorOf } from '../access.ts'
import { clientOf } from '../client.ts'
import { countAccount, countAddress, perMinute } from '../rate-limit.ts'
import { bytesReader, isUuid } from '../raw-body.ts'
import { sessionToken } from '../session-cookie.ts'
import { sendFile } from '../threads/files/send-file.ts'

const LOGO = '/shops/:shopId/application/logo'
const DOCUMENT = '/shops/:shopId/documents/:kind'

/**
 * The logo and the papers of an application: POST takes the bytes as the body, GET gives a paper to the owners and to
 * admins. They carry bytes, so they are no operations of the contracts.
 */
export const applicationUploads = (ctx: Context): Router =>
  express
    .Router()
    .post(LOGO, async (request, response) => {
      const { actor, shopId } = await ownerOf(ctx, request, LOGO)
      const bytes = await logoBytes(request, response)
      response
        .status(201)
        .set('Cache-Control', 'no-store')
        .json(await setApplicationLogo(ctx, actor, shopId, bytes))
    })
    .post(DOCUMENT, async (request, response) => {
      const { actor, shopId } = await ownerOf(ctx, request, DOCUMENT)
      const kind = kindOf(request)
      const bytes = await documentBytes(request, response)
      const name = String(request.query.name ?? '').slice(0, 300)
      const view = await addDocument(ctx, actor, { shopId, kind }, { name, bytes })
      response.status(201).set('Cache-Control', 'no-store').json(view)
    })
    .get(DOCUMENT, download(ctx))

const download =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const { actor, shopId } = await callerOf(ctx, request, { method: 'get', path: DOCUMENT, rateLimit: perMinute(60) })
    const document = await readDocument(ctx, actor, shopId, kindOf(request))
    sendFile(request, response, document, { saves: request.query.save !== undefined })
  }

type Counted = Parameters<typeof countAddress>[1]

async function callerOf(ctx: Context, request: Request, counted: Counted): Promise<{ actor: Actor; shopId: string }> {
  await countAddress(ctx, counted, clientOf(request))
  const visitor = await whoIs(ctx, sessionToken(ctx, request))
  if (!visitor) throw new Refusal('SIGN_IN_REQUIRED', 'Please sign in first.', 401)
  await countAccount(ctx, counted, visitor.account.id)
  const shopId = String(request.params.shopId)
  if (!isUuid(shopId)) throw applicationNotFound()
  return { actor: actorOf(visitor), shopId }
}

/** Checked before the first byte of the body is read. */
async function ownerOf(ctx: Context, request: Request, path: string) {
  const caller = await callerOf(ctx, request, { method: 'post', path, rateLimit: perMinute(20) })
  if (!canSeeApplication(caller.actor, caller.shopId)) throw applicationNotFound()
  if (!canManageApplication(caller.actor, caller.shopId)) throw ownerRequired()
  return caller
}

function kindOf(request: Request): DocumentKind {
  const kind = DocumentKinds.safeParse(request.params.kind)
  if (!kind.success) throw documentNotFound()
  return kind.data
}

const logoBytes = bytesReader(LOGO_BYTES, logoTooLarge)
const documentBytes = bytesReader(MOST_FILE_BYTES, documentTooLarge)
