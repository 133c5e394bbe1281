import type { PastImports as Answer } from '#core/contracts/seller/imports.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { counted, grouped } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Failed } from '../../components/ui/states.tsx'
import { TakeBack, whenWords } from './take-back.tsx'

type Past = Answer['imports'][number]

/** The imports of the last month: what came of each, who brought it, and taking it back. */
export function PastImports({ shopId }: { shopId: string }) {
  const { data, error, refetch, isFetching } = useRead('GET /shops/:shopId/imports', { params: { shopId } })
  if (error && !data)
    return <Failed title="Past imports could not be read" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.imports.length === 0) return null
  return (
    <section aria-label="Past imports" className={`${card} grid gap-2 p-5`}>
      <h2 className="font-bold text-lg">Imports of the last month</h2>
      <ul className="grid">
        {data.imports.map((one) => (
          <One key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function One({ one }: { one: Past }) {
  const { go } = useAddress()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0">
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{one.fileName}</p>
        <p className="text-ink-soft text-sm">
          {whenWords(one.createdAt)}
          {one.by && `, ${one.by}`} · {cameOf(one)}
        </p>
      </div>
      {one.undoUntil && <TakeBack id={one.id} until={one.undoUntil} />}
      <Button look="link" onClick={() => go({ import: one.id })}>
        {one.state === 'ready' || one.state === 'matching' ? 'Go on' : 'Open'}
        <span className="sr-only"> {one.fileName}</span>
      </Button>
    </li>
  )
}

function cameOf({ state, rows, undoneAt }: Past): string {
  if (undoneAt) return `taken back ${whenWords(undoneAt)}`
  if (state === 'failed') return 'failed, nothing was imported'
  if (state !== 'done') return 'not imported yet'
  const left = rows.wrong + rows.waits
  const parts = [
    { count: rows.new, words: `${grouped(rows.new)} added` },
    { count: rows.changed, words: `${grouped(rows.changed)} changed` },
    { count: rows.same, words: `${grouped(rows.same)} unchanged` },
    { count: left, words: `${counted(left, 'row')} left out` },
  ]
  return parts.flatMap(({ count, words }) => (count > 0 ? [words] : [])).join(', ')
}
