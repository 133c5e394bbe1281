import { useId, useState } from 'react'
import type { AdminBrand } from '#core/contracts/admin/brands.ts'
import { field } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { useLater } from '#web/lib/use-later.ts'
import { tyreReads } from '../reads.ts'

type Props = { brand: AdminBrand; onDone(): void }

/** Finds the brand that is meant, says what moves, and merges. */
export function BrandMerge({ brand, onDone }: Props) {
  const { params, go } = useAddress()
  const into = Number(params.get('brandInto')) || undefined
  return (
    <section aria-label="Merge" className="mt-6 grid gap-3 border-line border-t pt-4">
      <h3 className="font-bold">Merge into another brand</h3>
      {into === undefined ? (
        <Choose brand={brand} onChoose={(id) => go({ brandInto: String(id) })} />
      ) : (
        <Preview brand={brand} into={into} onDone={onDone} onBack={() => go({ brandInto: undefined })} />
      )}
    </section>
  )
}

function Choose({ brand, onChoose }: { brand: AdminBrand; onChoose(id: number): void }) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useLater(search, 150, setSearch)
  const { data } = useRead('GET /admin/brands', search.trim() ? { query: { search: search.trim() } } : null)
  const found = data?.brands.filter((one) => one.id !== brand.id).slice(0, 8) ?? []
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Find the brand that is meant
      </label>
      <input
        id={id}
        type="search"
        className={field}
        placeholder="Find the brand that is meant"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="divide-y divide-line">
        {found.map((one) => (
          <li key={one.id}>
            <Button className="min-h-11 w-full text-left hover:bg-sunk" onClick={() => onChoose(one.id)}>
              <span className="font-semibold">{one.name}</span>{' '}
              <span className="text-ink-soft text-sm">{counted(one.tyres, 'tyre')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

type PreviewProps = Props & { into: number; onBack(): void }

function Preview({ brand, into, onDone, onBack }: PreviewProps) {
  const read = useRead('GET /admin/brands/:id/merge', { params: { id: brand.id }, query: { into } })
  const merge = useSend('POST /admin/brands/:id/merge', {
    invalidates: tyreReads,
    onDone: ({ name }) => {
      toast({ type: 'success', title: `${brand.name} is ${name} now` })
      onDone()
    },
  })
  const failed = read.error ?? merge.error
  const { data } = read
  return (
    <>
      {failed && <Notice tone="error">{failed.message}</Notice>}
      {!data && !failed && <Spinner>Loading...</Spinner>}
      {data && (
        <>
          <p>
            <strong>{data.from.name}</strong> becomes <strong>{data.into.name}</strong>:{' '}
            {counted(data.moves.tyres, 'tyre')}, {counted(data.moves.listings, 'listing')} and{' '}
            {counted(data.moves.alerts, 'alert')} of drivers move.
            {data.both > 0 && ` ${counted(data.both, 'tyre')} of both become one each.`} The old name goes on leading to
            it.
          </p>
          <Button
            look="danger"
            className="justify-self-start"
            busy={merge.isPending && 'Merging...'}
            onClick={() => merge.mutate({ params: { id: brand.id }, body: { into } })}
          >
            {`Merge into ${data.into.name}`}
          </Button>
        </>
      )}
      <Button className="min-h-11 justify-self-start underline underline-offset-4" onClick={onBack}>
        Another brand
      </Button>
    </>
  )
}
