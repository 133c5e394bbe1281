import { Link, useLocation } from 'react-router-dom'
import type { ApplicationView } from '#core/contracts/seller/joining.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { linkLook } from '../../components/styles.ts'
import { useRead } from '../../lib/api/use-read.ts'

const PAGE = '/business/application'

/** Over each of the seller's pages while drivers cannot see the shop: why, and the way on. */
export function StandingStrip() {
  const { chosen } = useChosenShop()
  const { pathname } = useLocation()
  const { data } = useRead('GET /shops/:shopId/application', chosen ? { params: { shopId: chosen.id } } : null)
  const words = data && wordsOf(data)
  if (!words || pathname === PAGE) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-line border-b bg-accent-wash px-4 py-2 text-accent-ink text-sm print:hidden"
    >
      <span className="grow">{words}</span>
      <Link to={`${PAGE}?shop=${data.shop.slug}`} className={`${linkLook} inline-flex min-h-8 items-center`}>
        {data.status === 'inactive' ? 'Correct and resubmit' : 'See what is missing'}
      </Link>
    </p>
  )
}

function wordsOf({ status, ready, moreAsked, rejectionReason }: ApplicationView): string | undefined {
  switch (status) {
    case 'active':
      return undefined
    case 'pending':
      if (moreAsked) return 'Pending Verification: we need a little more from you.'
      return ready.emailProven || ready.numberProven
        ? 'Pending Verification: we are looking at your shop.'
        : 'Pending Verification: confirm your e-mail or WhatsApp number first.'
    case 'inactive':
      return `Inactive: ${rejectionReason ?? 'we could not approve your shop.'}`
    case 'blocked':
      return 'Your shop is blocked: drivers cannot see it.'
    case 'unpublished':
      return 'Your shop is unpublished: drivers cannot see it for now.'
  }
}
