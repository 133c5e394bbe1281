import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { privateHead, shopHead } from '#web/lib/page/head.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { ShopOf } from '../../features/shop/components/shop-page.tsx'
import { inventoryPath, reviewsPath, shopPath, stockText } from '../../features/shop/paths.ts'
import { dealFilters, shopDealsPath } from '../../lib/deals.ts'

const slugIn = (params: Readonly<Record<string, string | undefined>>): string => params.slug ?? ''

export const page: PageInfo = {
  reads: ({ params, query }) => {
    const slug = slugIn(params)
    return [
      shopPath(slug),
      shopDealsPath(slug, dealFilters(query)),
      inventoryPath(slug, stockText(query)),
      reviewsPath(slug),
    ]
  },
  head: ({ params }, read) => {
    const slug = slugIn(params)
    const shop = read<ShopProfile>(shopPath(slug))
    if (!shop) return privateHead('Business Not Found')
    return { ...shopHead(shop), ...(shop.slug !== slug && { movedTo: shopAddress(shop.slug) }) }
  },
}

export function Component() {
  const slug = slugIn(useParams())
  const { data } = useApi<ShopProfile>(shopPath(slug))
  const navigate = useNavigate()
  const named = data?.slug
  useEffect(() => {
    if (named && named !== slug) void navigate(`${shopAddress(named)}${window.location.search}`, { replace: true })
  }, [named, slug, navigate])
  return (
    <main>
      <ShopOf slug={slug} key={slug} />
    </main>
  )
}
