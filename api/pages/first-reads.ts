import type { Request } from 'express'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { myShops } from '#core/members/list-members.ts'
import { sessionToken } from '../session-cookie.ts'

const FOLDER = 'app/pages/business/'
export const isBusinessPage = (file: string): boolean => file.startsWith(FOLDER)

/** Without them nothing is shown. */
const first = ['/api/auth/session', '/api/my-shops']
const around = [
  '/api/site',
  '/api/notices/unread',
  '/api/threads/unread?role=business',
  '/api/threads?type=support&role=customer&limit=5',
]

/**
 * What a page of the seller reads first, by address, for whoever is signed in: the browser asks for it while the code
 * is on its way. What is missing here is read a little later.
 */
export async function firstReads(
  ctx: Context,
  request: Pick<Request, 'get' | 'originalUrl'>,
  file: string,
): Promise<readonly string[]> {
  if (!isBusinessPage(file)) return []
  const visitor = await whoIs(ctx, sessionToken(ctx, request))
  if (!visitor) return []
  const { shops } = await myShops(ctx, visitor.actor)
  const named = new URL(request.originalUrl, 'http://localhost').searchParams.get('shop')
  const { shop } = shops.find(({ shop }) => shop.slug === named) ?? shops[0] ?? {}
  if (!shop) return [...first, ...around]
  const at = (path: string) => `/api/shops/${shop.id}/${path}`
  const page = file === `${FOLDER}seller-dashboard.tsx` ? [at('dashboard')] : []
  return [...first, ...page, at('profile'), at('application'), at('notices?limit=50'), ...around]
}
