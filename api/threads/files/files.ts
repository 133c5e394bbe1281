import express, { type Request, type RequestHandler, type Router } from 'express'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { MOST_FILE_BYTES } from '#core/rules/files/files.ts'
import { addLooseFile, readLooseFile } from '#core/threads/files/loose-files.ts'
import { readFile } from '#core/threads/files/read-file.ts'
import { fileNotFound, fileTooLarge } from '#core/threads/files/refusals.ts'
import { uploadFile } from '#core/threads/files/upload-file.ts'
import { orFail, threadNotFound } from '#core/threads/refusals.ts'
import { accessByLink, type ThreadAccess, threadAccess } from '#core/threads/thread-access.ts'
import { actorOf } from '../../access.ts'
import { perHour, perMinute } from '../../rate-limit.ts'
import { bytesReader, counted, isUuid } from '../../raw-body.ts'
import { sessionToken } from '../../session-cookie.ts'
import { sendFile } from './send-file.ts'

type Access = (request: Request) => Promise<ThreadAccess>

/**
 * Files of conversations: POST puts one there (its bytes as the body, its name in ?name=), GET reads one (?form=small is
 * the thumbnail, ?save saves it). A participant goes by the session, a guest by the token of the private link. Loose
 * files are for a first message, or of a ready reply.
 */
export function threadFiles(ctx: Context): Router {
  const router = express.Router()
  const own: Access = async (request) => ownAccess(ctx, request)
  const byLink: Access = async (request) => accessByLink(ctx, String(request.params.token))
  for (const [path, access] of [
    ['/threads/:id/files', own],
    ['/guest-threads/:token/files', byLink],
  ] as const) {
    router.post(path, counted(ctx, { method: 'post', path, rateLimit: perMinute(30) }), upload(ctx, access))
    router.get(`${path}/:file`, counted(ctx, { method: 'get', path, rateLimit: perMinute(600) }), download(ctx, access))
  }
  const loose = LOOSE_FILES
  const add = { method: 'post', path: loose, rateLimit: perMinute(10) } as const
  router.post(
    loose,
    counted(ctx, add),
    counted(ctx, { ...add, path: `${loose} an hour`, rateLimit: perHour(30) }),
    uploadLoose(ctx),
  )
  router.get(`${loose}/:file`, counted(ctx, { method: 'get', path: loose, rateLimit: perMinute(600) }), looseFile(ctx))
  return router
}

const LOOSE_FILES = '/loose-files'

const uploadLoose =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const view = await orFail(ctx, 'MESSAGE_SEND_FAILED', async () =>
      addLooseFile(ctx, { name: nameIn(request), bytes: await bodyOf(request, response) }),
    )
    response.status(201).set('Cache-Control', 'no-store').json(view)
  }

const looseFile =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const id = String(request.params.file)
    if (!isUuid(id)) throw fileNotFound()
    const visitor = await whoIs(ctx, sessionToken(ctx, request))
    const file = await readLooseFile(ctx, actorOf(visitor), id, formIn(request))
    sendFile(request, response, file, { saves: request.query.save !== undefined })
  }

const nameIn = (request: Request): string => String(request.query.name ?? '').slice(0, 300)
const formIn = (request: Request) => (request.query.form === 'small' ? 'small' : 'whole')

async function ownAccess(ctx: Context, request: Request): Promise<ThreadAccess> {
  const visitor = await whoIs(ctx, sessionToken(ctx, request))
  if (!visitor) throw new Refusal('SIGN_IN_REQUIRED', 'Please log in to access your messages', 401)
  const id = String(request.params.id)
  if (!isUuid(id)) throw threadNotFound()
  return threadAccess(ctx, actorOf(visitor), id)
}

/** The access is checked before the first byte of the body is read. */
const upload =
  (ctx: Context, access: Access): RequestHandler =>
  async (request, response) => {
    const view = await orFail(ctx, 'MESSAGE_SEND_FAILED', async () => {
      const place = await access(request)
      const bytes = await bodyOf(request, response)
      return uploadFile(ctx, place, { name: nameIn(request), bytes })
    })
    response.status(201).set('Cache-Control', 'no-store').json(view)
  }

const bodyOf = bytesReader(MOST_FILE_BYTES, fileTooLarge)

const download =
  (ctx: Context, access: Access): RequestHandler =>
  async (request, response) => {
    const place = await access(request)
    const id = String(request.params.file)
    if (!isUuid(id)) throw fileNotFound()
    const file = await readFile(ctx, place, id, formIn(request))
    sendFile(request, response, file, { saves: request.query.save !== undefined })
  }
