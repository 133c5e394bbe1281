import type { PageRead } from '#core/contracts/drawn-page.ts'
import { chosenIn } from '../../components/business/chosen-shop.ts'
import { noticesOf } from '../../components/business/shop-notices.ts'
import { type Answered, read } from '../../lib/api/read.ts'
import type { At } from '../../lib/page/page.ts'

/** What stands around each of the seller's pages begins with, for whoever is signed in. */
export function businessReads(at: At, answered: Answered): readonly PageRead[] {
  const session = answered('GET /auth/session')
  const who = read('GET /auth/session')
  if (!session?.signedIn) return [who]
  const { role, hasShop, looking } = session.account
  if (role !== 'business' && !hasShop && !looking) return [who]
  const shopId = chosenIn(at, answered)?.id
  return [
    who,
    read('GET /my-shops'),
    read('GET /site'),
    read('GET /notices/unread'),
    read('GET /threads/unread', { query: { role: 'business' } }),
    read('GET /threads', { query: { type: 'support', role: 'customer', limit: 5 } }),
    ...(shopId === undefined
      ? []
      : [
          read('GET /shops/:shopId/profile', { params: { shopId } }),
          read('GET /shops/:shopId/application', { params: { shopId } }),
          ...(looking
            ? []
            : [
                read('GET /shops/:shopId/notices', noticesOf(shopId)),
                read('GET /shops/:shopId/counter-bookings/counts', { params: { shopId } }),
              ]),
        ]),
  ]
}
