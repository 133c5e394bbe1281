import { Link } from 'react-router-dom'
import type { MoneyTalk as Row } from '#core/contracts/admin/reports.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { linkLook } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'

const columns: readonly Column<Row>[] = [
  {
    id: 'shop',
    head: 'Shop',
    cell: ({ shop }) => (
      <Link to={shopAddress(shop.slug)} className={linkLook}>
        {shop.name}
      </Link>
    ),
    onCard: 'title',
  },
  { id: 'byShop', head: 'Written by the shop', cell: ({ byShop }) => byShop },
  { id: 'byDrivers', head: 'Written by drivers', cell: ({ byDrivers }) => byDrivers },
  { id: 'bank', head: 'Bank details', cell: ({ bankDetails }) => bankDetails },
  { id: 'deposits', head: 'Deposits', cell: ({ deposits }) => deposits },
  { id: 'threads', head: 'Conversations', cell: ({ threads }) => threads },
  { id: 'last', head: 'Last', cell: ({ lastAt }) => dayOfInstant(lastAt) },
]

/** Where bank details or a deposit came up between shops and drivers, in the last 30 days. */
export function MoneyTalk() {
  const read = useRead('GET /admin/money-talk', {})
  return (
    <>
      <p className="text-ink-soft">
        Messages, offers, prices and refusals of the last 30 days that named bank details or asked for a deposit. Both
        sides were told to pay at the shop.
      </p>
      <ListScreen
        read={read}
        failed="Failed to load money in messages"
        label="Shops with money in messages"
        columns={columns}
        rows={read.data?.shops}
        idOf={({ shop }) => shop.id}
        nameOf={({ shop }) => shop.name}
        empty={<Empty title="Nobody asked for money in a message" />}
      />
    </>
  )
}
