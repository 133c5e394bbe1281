import { z } from 'zod'
import { numeric } from './query.ts'

/** What an account was told in the app, newest first; `after` is the id of the last one that was shown. */
export const NoticesQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: z.uuid().optional(),
})

export const NoticeView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  lines: z.array(z.string()),
  /** What it is about, for a link to it. */
  about: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('booking') }),
    z.strictObject({ what: z.literal('thread'), threadId: z.string().nullable() }),
    z.strictObject({ what: z.literal('other') }),
  ]),
  at: z.iso.datetime(),
  read: z.boolean(),
})
export type NoticeView = z.infer<typeof NoticeView>
export const NoticePage = z.strictObject({ notices: z.array(NoticeView), next: z.string().nullable() })
export type NoticePage = z.infer<typeof NoticePage>
export const UnreadNotices = z.strictObject({ unread: z.int() })
