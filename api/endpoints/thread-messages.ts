import { readFile } from '#core/threads/files/files.ts'
import { addLooseFile, readLooseFile } from '#core/threads/files/loose-files.ts'
import { uploadFile } from '#core/threads/files/upload-file.ts'
import { threadMessages } from '#core/threads/read-thread.ts'
import { fileTooLarge, orFail } from '#core/threads/refusals.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { accessByLink, threadAccess } from '#core/threads/thread-access.ts'
import { anyone, participant } from '../access.ts'
import { linkOrSignedIn } from '../link-or-signed-in.ts'
import { perHour, perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'
import { sentFile } from '../send-file.ts'

/** The messages and files of a conversation: a participant goes by the session, a guest by the private link. */
export const threadEitherWay = linkOrSignedIn(
  {
    at: '/threads/:id',
    access: participant,
    subject: ({ ctx, actor, params }) => ({ access: () => threadAccess(ctx, actor, params.id) }),
  },
  {
    at: '/guest-threads/:token',
    subject: ({ ctx, params }) => ({ access: () => accessByLink(ctx, params.token) }),
  },
)({
  'GET /messages': {
    summary: 'Lists the messages of a conversation, newest first',
    guestSummary: "Lists the messages of a guest's conversation, newest first",
    rateLimit: perMinute(120),
    guestRateLimit: perMinute(60),
    handle: ({ ctx, access, query }) =>
      orFail(ctx, 'MESSAGE_FETCH_FAILED', async () => threadMessages(ctx, await access(), query)),
  },
  'POST /messages': {
    summary: 'Writes in a conversation',
    guestSummary: "Writes in a guest's conversation",
    rateLimit: perMinute(30),
    guestRateLimit: perMinute(10),
    idempotent: true,
    handle: ({ ctx, access, body }) =>
      orFail(ctx, 'MESSAGE_SEND_FAILED', async () => sendMessage(ctx, await access(), body)),
  },
  'POST /files': {
    summary: 'Adds a file to a conversation; a message names its id in files',
    guestSummary: "Adds a file to a guest's conversation",
    rateLimit: perMinute(30),
    tooLarge: fileTooLarge,
    handle: ({ ctx, access, query: { name }, file }) =>
      orFail(ctx, 'MESSAGE_SEND_FAILED', async () => uploadFile(ctx, await access(), { name, bytes: await file() })),
  },
  'GET /files/:file': {
    summary: 'Gives a file of a conversation',
    guestSummary: "Gives a file of a guest's conversation",
    rateLimit: perMinute(600),
    handle: async ({ ctx, access, params, query }) =>
      sentFile(await readFile(ctx, await access(), params.file, query.form), query),
  },
})

/** Files before the first message of a conversation, and those of ready replies. */
export const looseFiles = routes({
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
