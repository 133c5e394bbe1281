import { Check, Merge, Pencil } from 'lucide-react'
import type { AddedTyre } from '#core/contracts/admin/tyres.ts'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { counted } from '#web/lib/counts.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { typeNames } from '#web/lib/labels.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { nameOf } from '../words.ts'
import { useKeepTyres } from './use-review.ts'

/** What sellers added because the database lacked it, the oldest first. Nothing if nothing waits. */
export function AddedTyreList() {
  const { data, error, refetch, isFetching } = useRead('GET /admin/tyres-to-review', {}, { onFocus: true })
  const { keep, isKeeping } = useKeepTyres()
  if (error && !data) return <Failed title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="added" className={`${card} grid gap-1 p-4`}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="added" className="mr-auto font-bold text-lg">
          Added by sellers: {data.isCapped ? `more than ${data.total}` : data.total}
        </h2>
        {data.tyres.length > 1 && (
          <Button look="quiet" disabled={isKeeping} onClick={() => keep(data.tyres.map(({ tyre }) => tyre.id))}>
            <Check aria-hidden size={18} /> Keep these {data.tyres.length}
          </Button>
        )}
      </div>
      <p className="text-ink-soft text-sm">
        What a shop adds sells at once. Keep what is right, correct it, or merge it.
      </p>
      <ul className="divide-y divide-line">
        {data.tyres.map((added) => (
          <Added key={added.tyre.id} added={added} isKeeping={isKeeping} onKeep={() => keep([added.tyre.id])} />
        ))}
      </ul>
    </section>
  )
}

type Props = { added: AddedTyre; isKeeping: boolean; onKeep(): void }

function Added({ added: { tyre, shop, listings, similar }, isKeeping, onKeep }: Props) {
  const { go } = useAddress()
  const name = nameOf(tyre)
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          {[
            typeNames[tyre.type],
            shop ?? 'No shop lists it',
            listings > 1 && `${counted(listings, 'listing')}`,
            dayOfInstant(tyre.createdAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" disabled={isKeeping} onClick={onKeep}>
          <Check aria-hidden size={18} /> Keep<span className="sr-only"> {name}</span>
        </Button>
        <Button look="quiet" onClick={() => go({ tyre: tyre.id, merge: undefined, into: undefined })}>
          <Pencil aria-hidden size={18} /> Correct<span className="sr-only"> {name}</span>
        </Button>
        <Button look="quiet" onClick={() => go({ tyre: tyre.id, merge: '1', into: undefined })}>
          <Merge aria-hidden size={18} /> Merge<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {similar.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm md:col-span-2">
          <span className="text-ink-soft">Perhaps</span>
          {similar.map((one) => (
            <Button
              key={one.id}
              className="min-h-9 font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
              onClick={() => go({ tyre: tyre.id, merge: '1', into: one.id })}
            >
              {nameOf(one)}
            </Button>
          ))}
        </p>
      )}
    </li>
  )
}
