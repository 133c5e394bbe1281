import { useQueryClient } from '@tanstack/react-query'
import type { ShopMedia } from '#core/contracts/seller/shop-profile.ts'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'

/** Shows these pictures at once, here and wherever else the shop is shown. */
export function useShowMedia(shopId: string): (media: ShopMedia) => void {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  return (media) => {
    showAnswer(client, queryKeyOf('GET /shops/:shopId/media', { params: { shopId } }), media)
    invalidate('GET /shops/:shopId/profile', 'GET /shops/:shop')
  }
}
