import { addLooseFile, readLooseFile } from '#core/threads/files/loose-files.ts'
import { readFile } from '#core/threads/files/read-file.ts'
import { fileTooLarge } from '#core/threads/files/refusals.ts'
import { uploadFile } from '#core/threads/files/upload-file.ts'
import { orFail } from '#core/threads/refusals.ts'
import { accessByLink, threadAccess } from '#core/threads/thread-access.ts'
import { anyone, signedInTo } from '../access.ts'
import { perHour, perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'
import { sentFile } from '../send-file.ts'

const participant = signedInTo('Please log in to access your messages')

/** The files of conversations: a participant goes by the session, a guest by the token of the private link. */
export const threadFiles = routes({
  'POST /threads/:id/files': {
    summary: 'Adds a file to a conversation; a message names its id in files',
    access: participant,
    rateLimit: perMinute(30),
    tooLarge: fileTooLarge,
    handle: ({ ctx, actor, params, query: { name }, file }) =>
      orFail(ctx, 'MESSAGE_SEND_FAILED', async () => {
        const access = await threadAccess(ctx, actor, params.id)
        return uploadFile(ctx, access, { name, bytes: await file() })
      }),
  },
  'GET /threads/:id/files/:file': {
    summary: 'Gives a file of a conversation',
    access: participant,
    rateLimit: perMinute(600),
    handle: async ({ ctx, actor, params, query }) =>
      sentFile(await readFile(ctx, await threadAccess(ctx, actor, params.id), params.file, query.form), query),
  },
  'POST /guest-threads/:token/files': {
    summary: "Adds a file to a guest's conversation",
    access: anyone,
    rateLimit: perMinute(30),
    tooLarge: fileTooLarge,
    handle: ({ ctx, params, query: { name }, file }) =>
      orFail(ctx, 'MESSAGE_SEND_FAILED', async () => {
        const access = await accessByLink(ctx, params.token)
        return uploadFile(ctx, access, { name, bytes: await file() })
      }),
  },
  'GET /guest-threads/:token/files/:file': {
    summary: "Gives a file of a guest's conversation",
    access: anyone,
    rateLimit: perMinute(600),
    handle: async ({ ctx, params, query }) =>
      sentFile(await readFile(ctx, await accessByLink(ctx, params.token), params.file, query.form), query),
  },
  'POST /loose-files': {
    summary: 'Keeps a file for the first message of a conversation, within a day, or for a ready reply',
    access: anyone,
    rateLimit: perMinute(10),
    alsoLimit: perHour(30),
    tooLarge: fileTooLarge,
    handle: ({ ctx, query: { name }, file }) =>
      orFail(ctx, 'MESSAGE_SEND_FAILED', async () => addLooseFile(ctx, { name, bytes: await file() })),
  },
  'GET /loose-files/:file': {
    summary: 'Gives such a file to whoever knows its id; that of a ready reply to the members of its shop',
    access: anyone,
    rateLimit: perMinute(600),
    handle: async ({ ctx, actor, params, query }) =>
      sentFile(await readLooseFile(ctx, actor, params.file, query.form), query),
  },
})
