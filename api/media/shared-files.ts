import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { SHARED_FILES } from '#core/threads/files/file-address.ts'
import { readSignedFile } from '#core/threads/files/read-file.ts'
import { limited } from '../rate-limit.ts'
import { sendFile, sentFile } from '../send-file.ts'

/** WhatsApp fetches for everybody from few addresses. */
const FILES_A_MINUTE = 600

/** GET /files/<until>/<token>.jpg: a file that goes out on WhatsApp, for the hour in which it is fetched. */
export const sharedFiles = (ctx: Context): Router =>
  express
    .Router()
    .get(`${SHARED_FILES}/:until/:name`, limited(ctx, 'files', FILES_A_MINUTE), async (request, response) => {
      const [token = ''] = String(request.params.name).split('.')
      sendFile(request, response, sentFile(await readSignedFile(ctx, String(request.params.until), token)))
    })
