import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OwnHours } from '#core/contracts/seller/shop-profile.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { linkLook } from '../../components/styles.ts'
import { Notice, Spinner } from '../../components/ui/states.tsx'

const isNeverOpen = ({ week, special }: OwnHours): boolean =>
  week.every(({ intervals }) => intervals.length === 0) && special.every(({ opens }) => opens === null)

/** What needs a time; a shop without opening hours has none, and is led to where they are set. */
export function WithHours({ shopId, children }: { shopId: string; children: ReactNode }) {
  const { data, isPending } = useRead('GET /shops/:shopId/hours', { params: { shopId } })
  if (isPending) return <Spinner>Loading...</Spinner>
  if (!data || !isNeverOpen(data)) return children
  return (
    <Notice tone="warning">
      Your opening hours are not set yet, so there is no time to book.{' '}
      {data.canChange ? (
        <ProfileLink part="hours">Set opening hours</ProfileLink>
      ) : (
        'An owner of the shop sets them in its profile.'
      )}
    </Notice>
  )
}

/** Leads to one part of the shop's profile. */
export const ProfileLink = ({ part, children }: { part: 'hours' | 'services'; children: ReactNode }) => (
  <Link to={`${useBusinessLink()('/business/profile')}#${part}`} className={linkLook}>
    {children}
  </Link>
)
