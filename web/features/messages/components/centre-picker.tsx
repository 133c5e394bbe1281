import { useState } from 'react'
import type { Centres } from '#core/contracts/shop-directory.ts'
import { byImportance, serviceNames } from '#core/rules/bookings/service-names.ts'
import { Rating } from '#web/components/shops/rating.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useLater } from '#web/lib/use-later.ts'
import { field } from '../../../components/styles.ts'
import { TreadMark } from '../../../components/tread-mark.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Empty, Failed, Spinner } from '../../../components/ui/states.tsx'
import { Choice } from './choice.tsx'

type Props = { onPick(centre: { id: string; name: string }): void; onClose(): void }

const searchMs = 300
const ratings = [
  ['', 'Any'],
  ['4', '4+ stars'],
  ['4.5', '4.5+ stars'],
] as const
const SERVICES_SHOWN = 2

export function CentrePicker({ onPick, onClose }: Props) {
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useLater(search, searchMs, setSearch)
  const [province, setProvince] = useState('')
  const [rating, setRating] = useState('')
  const { data, error, refetch, isFetching } = useRead(
    'GET /fitment-centres',
    { query: { text: search.trim(), minRating: Number(rating) } },
    {
      keepsPrevious: true,
    },
  )
  const found = data?.centres ?? []
  const provinces = [...new Set(found.map((one) => one.province))].toSorted()
  const shown = found.filter((one) => !provinces.includes(province) || one.province === province)
  return (
    <Dialog open onClose={onClose} title="Select Fitment Centre">
      <div className="grid gap-2 pb-3">
        <input
          type="search"
          aria-label="Search fitment centres"
          placeholder="Name, city, address or province"
          className={field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="grid grid-cols-2 gap-2">
          <Choice
            label="Province"
            value={province}
            choices={[['', 'All Provinces'], ...provinces.map((one) => [one, one] as const)]}
            onChange={setProvince}
          />
          <Choice label="Rating" value={rating} choices={ratings} onChange={setRating} />
        </div>
      </div>
      {error ? (
        <Failed title="Failed to search businesses" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <Spinner>Loading...</Spinner>
      ) : shown.length === 0 ? (
        <Empty title="No fitment centres found">
          <p className="text-ink-soft">Try another name or place.</p>
        </Empty>
      ) : (
        <ul className="grid gap-2">
          {shown.map((centre) => (
            <Centre key={centre.id} centre={centre} onPick={() => onPick(centre)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Centre({ centre, onPick }: { centre: Centres['centres'][number]; onPick(): void }) {
  const more = centre.services.length - SERVICES_SHOWN
  return (
    <li>
      <Button
        onClick={onPick}
        className="flex w-full items-start gap-3 rounded-xl bg-sunk p-3 text-left hover:bg-accent-wash"
      >
        {centre.logoUrl ? (
          <img
            src={centre.logoUrl}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="size-12 shrink-0 rounded-lg object-contain"
          />
        ) : (
          <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-surface">
            <TreadMark className="size-7" />
          </span>
        )}
        <span className="grow">
          <span className="block font-bold">{centre.name}</span>
          <span className="block text-ink-soft text-sm">
            {[centre.address, centre.city, centre.province].join(', ')}
          </span>
          <Rating rating={centre.rating} count={centre.reviewCount} />
          <span className="block text-sm">
            {centre.services
              .toSorted(byImportance)
              .slice(0, SERVICES_SHOWN)
              .map((one) => serviceNames[one])
              .join(', ')}
            {more > 0 && ` +${more} more`}
          </span>
        </span>
      </Button>
    </li>
  )
}
