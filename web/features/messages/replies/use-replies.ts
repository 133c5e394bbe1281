import { openVariables } from '#core/rules/messages/canned-reply.ts'
import { useRead } from '#web/lib/api/use-read.ts'

/** The ready replies of a shop, or with null those of whoever of us answers people. */
export function useReplies(shopId: string | null) {
  const theirs = useRead('GET /shops/:shopId/canned-replies', shopId === null ? null : { params: { shopId } })
  const ours = useRead('GET /admin/support-replies', shopId === null ? {} : null)
  return shopId === null ? ours : theirs
}

/** What shows them. */
export const repliesReads = ['GET /shops/:shopId/canned-replies', 'GET /admin/support-replies'] as const

/** Braces of a ready reply never go out. */
export function leftOpen(words: string): string | undefined {
  const open = openVariables(words)
  return open.length > 0 ? `Please fill in ${open.map((name) => `{${name}}`).join(', ')} first` : undefined
}
