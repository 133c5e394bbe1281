import { ArrowLeft, Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PastImports as Answer } from '#core/contracts/seller/imports.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { counted, grouped } from '#web/lib/counts.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { card, quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportSteps } from './import-steps.tsx'
import { TakeBack, whenWords } from './take-back.tsx'

/** Stock from a price list: a file is chosen, its rows are looked at, and the good ones are imported. */
export function ImportScreen() {
  const { params } = useAddress()
  const { chosen, areKnown } = useChosenShop()
  const importId = params.get('import') ?? undefined
  if (!areKnown) return <Spinner>Loading...</Spinner>
  return (
    <ConsolePage
      title="Import stock"
      about="Bring your price list as it is: Spoor works out the columns and shows every change first."
      actions={
        <>
          <Link
            to={`/business/inventory${withChanges('', { shop: params.get('shop') ?? undefined })}`}
            className={quietButton}
          >
            <ArrowLeft aria-hidden size={18} /> Inventory
          </Link>
          {chosen && (
            <a
              href={addressOf('GET /shops/:shopId/stock.csv', { params: { shopId: chosen.id } })}
              download
              className={quietButton}
            >
              <Download aria-hidden size={18} /> Export my stock
            </a>
          )}
        </>
      }
    >
      {!chosen && <NoBusiness />}
      {chosen && !importId && (
        <>
          <ChooseFile shopId={chosen.id} />
          <PastImports shopId={chosen.id} />
        </>
      )}
      {importId && <ImportSteps key={importId} id={importId} />}
    </ConsolePage>
  )
}

type Past = Answer['imports'][number]

/** The imports of the last month: what came of each, who brought it, and taking it back. */
function PastImports({ shopId }: { shopId: string }) {
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
