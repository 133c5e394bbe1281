import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { read } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { privateHead, shopHead } from '#web/lib/page/head.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { ShopOf } from '../../features/shop/components/shop-page.tsx'
import { inventoryQuery, reviewsQuery, stockText } from '../../features/shop/queries.ts'
import { dealFilters, shopDealsQuery } from '../../lib/deals.ts'

const slugIn = (params: Readonly<Record<string, string | undefined>>): string => params.slug ?? ''

export const page: PageInfo = {
  reads: ({ params, query }) => {
    const shop = { shop: slugIn(params) }
    return [
      read('GET /shops/:shop', { params: shop }),
      read('GET /shops/:shop/deals', { params: shop, query: shopDealsQuery(dealFilters(query)) }),
      read('GET /shops/:shop/inventory', { params: shop, query: inventoryQuery(stockText(query)) }),
      read('GET /shops/:shop/reviews', { params: shop, query: reviewsQuery }),
    ]
  },
  head: ({ params }, answered) => {
    const slug = slugIn(params)
    const shop = answered('GET /shops/:shop', { params: { shop: slug } })
    if (!shop) return privateHead('Business Not Found')
    return { ...shopHead(shop), ...(shop.slug !== slug && { movedTo: shopAddress(shop.slug) }) }
  },
}

export function Component() {
  const slug = slugIn(useParams())
  const { data } = useRead('GET /shops/:shop', { params: { shop: slug } })
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
