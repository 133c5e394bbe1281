import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../ui/button.tsx'

type Props = {
  page: number
  pages: number
  perPage: number
  /** How many rows a page may hold, and how many it holds unless somebody chose. */
  sizes: readonly number[]
  usual: number
}

/** Prev and Next with 'Page X of Y', and how many rows a page holds; in the address as `page` and `rows`. */
export function Pager({ page, pages, perPage, sizes, usual }: Props) {
  const { go } = useAddress()
  const id = useId()
  const to = (next: number) => go({ page: next === 1 ? undefined : String(next) }, 'replace')
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="text-ink-soft text-sm">
        Rows per page
      </label>
      <select
        id={id}
        className="min-h-11 rounded-lg border border-line-strong bg-surface px-2"
        value={perPage}
        onChange={({ target }) =>
          go({ rows: target.value === String(usual) ? undefined : target.value, page: undefined }, 'replace')
        }
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <p className="ml-auto tabular-nums" aria-live="polite">
        Page {page} of {pages}
      </p>
      <Button look="quiet" disabled={page <= 1} onClick={() => to(page - 1)}>
        <ChevronLeft aria-hidden size={18} /> Prev
      </Button>
      <Button look="quiet" disabled={page >= pages} onClick={() => to(page + 1)}>
        Next <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  )
}
