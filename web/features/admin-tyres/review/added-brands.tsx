import { Check } from 'lucide-react'
import type { AddedBrands, AdminBrand } from '#core/contracts/admin/brands.ts'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { tyreReads } from '../reads.ts'

/** Brands that sellers brought. Nothing if none waits. */
export function AddedBrandList() {
  const { data } = useRead('GET /admin/brands-to-review', {}, { onFocus: true })
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="added-brands" className={`${card} grid gap-1 p-4`}>
      <h2 id="added-brands" className="font-bold text-lg">
        Brands added by sellers: {data.isCapped ? `more than ${data.total}` : data.total}
      </h2>
      <p className="text-ink-soft text-sm">The bot knows a brand by its name once it is kept.</p>
      <ul className="divide-y divide-line">
        {data.brands.map((added) => (
          <Added key={added.brand.id} added={added} />
        ))}
      </ul>
    </section>
  )
}

function Added({ added: { brand, similar } }: { added: AddedBrands['brands'][number] }) {
  const { go } = useAddress()
  const { keep, isChanging } = useChangeBrand()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="mr-auto min-w-0">
        <span className="break-words font-semibold">{brand.name}</span>{' '}
        <span className="text-ink-soft text-sm">{counted(brand.tyres, 'tyre')}</span>
      </p>
      {similar.map((one) => (
        <Button key={one.id} look="quiet" onClick={() => go({ brand: String(brand.id), brandInto: String(one.id) })}>
          Merge into {one.name}
        </Button>
      ))}
      <Button look="quiet" disabled={isChanging} onClick={() => keep(brand)}>
        <Check aria-hidden size={18} /> Keep<span className="sr-only"> {brand.name}</span>
      </Button>
    </li>
  )
}

/** Keeps a brand of a seller as it is, with a way back. */
function useChangeBrand() {
  const invalidate = useInvalidate()
  const options = {
    onDone: () => invalidate(...tyreReads),
    onFailed: ({ message }: { message: string }) => void toast({ type: 'error', title: message }),
  }
  const undo = useSend('PATCH /admin/brands/:id', options)
  const change = useSend('PATCH /admin/brands/:id', options)
  const review = (id: number, needsReview: boolean) => ({ params: { id }, body: { needsReview } })
  return {
    isChanging: change.isPending,
    keep: ({ id, name }: AdminBrand) =>
      change.mutate(review(id, false), {
        onSuccess: () => toastUndo(`Kept ${name}`, () => undo.mutate(review(id, true))),
      }),
  }
}
