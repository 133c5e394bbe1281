import type { useChosenShop } from '../../components/business/chosen-shop.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Failed } from '../../components/ui/states.tsx'
import { businessPlaces, furtherPlaces } from './places.ts'

const DASHBOARD = '/business/seller-dashboard'

type Props = { pathname: string; failed: NonNullable<ReturnType<typeof useChosenShop>['failed']> }

/** Pages that say in their own words that the shop could not be read. */
export const saysItself = (pathname: string): boolean => pathname === '/business/inventory'

/** Stands in for a page while nobody knows whose it is: the shops of whoever is signed in could not be read. */
export function ShopNotRead({ pathname, failed: { error, retry, retrying } }: Props) {
  const name = [...businessPlaces, ...furtherPlaces].find(({ to }) => to === pathname)?.name ?? 'Your business'
  const isDashboard = pathname === DASHBOARD
  return (
    <ConsolePage title={name}>
      <Failed
        title={isDashboard ? 'Error Loading Dashboard Data' : 'Failed to load business data'}
        onRetry={retry}
        retrying={retrying}
      >
        {isDashboard ? 'Failed to load dashboard data' : error.message}
      </Failed>
    </ConsolePage>
  )
}
