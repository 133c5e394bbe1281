import { useId, useState } from 'react'
import type { AdminTyre, MergePreview } from '#core/contracts/admin/tyres.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { field } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { typeNames } from '#web/lib/labels.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { useLater } from '#web/lib/use-later.ts'
import { readsOfTheRest, useGone } from '../reads.ts'
import { nameOf } from '../words.ts'

type Props = { tyre: AdminTyre; onClose(): void }

/** Finds the tyre that is meant, shows what moves, and makes one tyre of the two. */
export function MergePanel({ tyre, onClose }: Props) {
  const { params, go } = useAddress()
  const into = params.get('into') ?? undefined
  return (
    <SidePanel title={`Merge ${nameOf(tyre)}`} onClose={onClose}>
      {into === undefined ? (
        <Choose tyre={tyre} onChoose={(id) => go({ into: id })} />
      ) : (
        <Preview tyre={tyre} into={into} onDone={onClose} />
      )}
    </SidePanel>
  )
}

const FOUND = 10

function Choose({ tyre, onChoose }: { tyre: AdminTyre; onChoose(id: string): void }) {
  const id = useId()
  const [search, setSearch] = useState(`${tyre.brand.name} ${tyre.size}`)
  const [typed, setTyped] = useLater(search, 150, setSearch)
  const words = search.trim().slice(0, 100)
  const { data, error } = useRead(
    'GET /admin/tyres',
    words ? { query: { search: words, perPage: FOUND, sort: 'name' } } : null,
    { keepsPrevious: true },
  )
  const found = data?.tyres.filter((one) => one.id !== tyre.id)
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        Which tyre is it?
      </label>
      <input
        id={id}
        type="search"
        className={field}
        placeholder="Brand, name, size or type"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <Notice tone="error">{error.message}</Notice>}
      {found?.length === 0 && <p className="text-ink-soft">No tyres found</p>}
      <ul className="divide-y divide-line">
        {found?.map((one) => (
          <li key={one.id}>
            <Button
              className="min-h-12 w-full rounded-lg px-2 py-2 text-left hover:bg-sunk"
              onClick={() => onChoose(one.id)}
            >
              <span className="block font-semibold">{nameOf(one)}</span>
              <span className="text-ink-soft text-sm">
                {[
                  typeNames[one.type],
                  one.extraLoad && 'XL',
                  one.runFlat && 'run-flat',
                  one.needsReview && 'added by a seller',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Preview({ tyre, into, onDone }: { tyre: AdminTyre; into: string; onDone(): void }) {
  const { go } = useAddress()
  const { data, error } = useRead('GET /admin/tyres/:id/merge', { params: { id: tyre.id }, query: { into } })
  const gone = useGone()
  const merge = useSend('POST /admin/tyres/:id/merge', {
    invalidates: readsOfTheRest,
    onDone: ({ tyre: kept }) => {
      gone()
      toast({ type: 'success', title: `Merged into ${nameOf(kept)}` })
      onDone()
    },
  })
  const failed = merge.error ?? error
  return (
    <div className="grid gap-4">
      {failed && <Notice tone="error">{failed.message}</Notice>}
      {!data && !failed && <Spinner>Loading...</Spinner>}
      {data && <Moves preview={data} />}
      <div className="flex flex-wrap gap-2">
        {data && (
          <Button
            look="primary"
            busy={merge.isPending && 'Merging...'}
            onClick={() => merge.mutate({ params: { id: tyre.id }, body: { into } })}
          >
            Merge
          </Button>
        )}
        <Button look="quiet" onClick={() => go({ into: undefined })}>
          Another tyre
        </Button>
      </div>
    </div>
  )
}

const Moves = ({ preview: { from, into, moves, both } }: { preview: MergePreview }) => (
  <>
    <p>
      <strong>{nameOf(from)}</strong> becomes <strong>{nameOf(into)}</strong>. Listings stay for sale at their prices.
      This cannot be taken back.
    </p>
    <dl>
      <Detail name="Listings">
        {counted(moves.listings, 'listing')}
        {moves.shops.length > 0 && `: ${moves.shops.join(', ')}${moves.listings > moves.shops.length ? ' …' : ''}`}
      </Detail>
      <Detail name="For sale now">{counted(moves.offers, 'offer')}</Detail>
      <Detail name="Deals">{moves.deals}</Detail>
      <Detail name="Bookings to come">{moves.bookings}</Detail>
      <Detail name="Told by alerts">{counted(moves.alerts, 'driver')}</Detail>
    </dl>
    {both.length > 0 && (
      <Notice tone="warning">
        {counted(both.length, 'shop lists', 'shops list')} both. The price and stock that the shop said last stay; deals
        and bookings of the other listing move to it.
        <ul className="mt-2 grid gap-1 font-normal text-sm">
          {both.map(({ shop, stays, goes }) => (
            <li key={stays.code}>
              <strong>{shop}</strong>: {stays.code} stays at {formatRandExact(stays.priceCents)}, {stays.quantity} on
              the shelf; {goes.code} at {formatRandExact(goes.priceCents)}, {goes.quantity} on the shelf, goes
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </>
)
