import type { ReactNode } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { useMarkNotices } from '../../components/business/mark-notices.ts'
import { NoNotices, NoticeList, NoticeSkeletons } from '../../components/business/notice-list.tsx'
import { useShopNotices } from '../../components/business/shop-notices.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { TabList } from '../../components/tab-list.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Failed, Loading } from '../../components/ui/states.tsx'

const tabs = [
  { id: 'notices', name: 'Notifications' },
  { id: 'preferences', name: 'Preferences' },
] as const
const tabLook = (chosen: boolean) =>
  `-mb-px min-h-12 border-b-2 px-4 font-semibold ${chosen ? 'border-ink text-ink' : 'border-transparent text-ink-soft'}`

/** What the members of a shop should know, and beside it how somebody is told. */
export function ShopNoticesScreen({ preferences }: { preferences: ReactNode }) {
  const { params, go } = useAddress()
  const { chosen: shop, areKnown } = useChosenShop()
  const tab = params.get('tab') === 'preferences' ? 'preferences' : 'notices'
  return (
    <ConsolePage title="Notifications">
      <div className="grid w-full gap-4">
        <TabList
          id="notices"
          label="Notifications or preferences"
          tabs={tabs}
          chosen={tab}
          onChoose={(next) => go({ tab: next === 'notices' ? undefined : next }, 'replace')}
          className="flex flex-wrap border-line border-b"
          tabClassName={tabLook}
        />
        <div
          role="tabpanel"
          id="notices-panel"
          aria-labelledby={`notices-${tab}`}
          className={`grid items-start gap-6 ${tab === 'preferences' ? '2xl:grid-cols-2' : ''}`}
        >
          {tab === 'preferences' ? (
            preferences
          ) : shop ? (
            <OfShop shopId={shop.id} />
          ) : areKnown ? (
            <NoNotices />
          ) : (
            <Skeletons />
          )}
        </div>
      </div>
    </ConsolePage>
  )
}

const Skeletons = () => (
  <Loading>
    <NoticeSkeletons />
  </Loading>
)

function OfShop({ shopId }: { shopId: string }) {
  const { data, error, refetch, isFetching } = useShopNotices(shopId)
  const { readAll } = useMarkNotices(shopId)
  if (!data && error)
    return (
      <Failed title="Failed to load notifications" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </Failed>
    )
  if (!data) return <Skeletons />
  if (data.notices.length === 0) return <NoNotices />
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-semibold">
          {data.unread === 0 ? 'All read' : `${data.unread} unread`}
        </p>
        {data.unread > 0 && (
          <Button look="link" className="inline-flex items-center" onClick={readAll}>
            Mark all as read
          </Button>
        )}
      </div>
      <NoticeList shopId={shopId} notices={data.notices} />
    </div>
  )
}
