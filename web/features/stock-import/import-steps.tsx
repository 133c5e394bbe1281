import { Download, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { StockImport } from '#core/contracts/seller/imports.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { counted } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { ProgressBar } from '../../components/console/import/progress-bar.tsx'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Failed, Notice, Spinner } from '../../components/ui/states.tsx'
import { AskPanel } from './ask-panel.tsx'
import { ColumnMatch } from './column-match.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import { RowList } from './row-list.tsx'
import { TakeBack, whenWords } from './take-back.tsx'

const POLL_MS = 700

/** Where one import stands, and what comes next. */
export function ImportSteps({ id }: { id: string }) {
  const [isRunning, setIsRunning] = useState(true)
  const invalidate = useInvalidate()
  const { data, error, refetch, isFetching } = useRead(
    'GET /imports/:id',
    { params: { id } },
    isRunning ? { every: POLL_MS } : {},
  )
  const state = data?.state
  useEffect(() => {
    setIsRunning(state === undefined || state === 'checking' || state === 'importing')
    if (state === 'ready' || state === 'done') invalidate('GET /imports/:id/rows')
  }, [state, invalidate])
  if (error && !data)
    return (
      <Failed title={error.message} onRetry={() => void refetch()} retrying={isFetching}>
        <StartOver />
      </Failed>
    )
  if (!data) return <Spinner>Loading...</Spinner>
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow break-words font-semibold">{data.fileName}</span>
        <StartOver />
      </p>
      <Step found={data} onBegun={() => setIsRunning(true)} />
    </div>
  )
}

function Step({ found, onBegun }: { found: StockImport; onBegun(): void }) {
  switch (found.state) {
    case 'matching':
      return <ColumnMatch found={found} onBegun={onBegun} isNeeded />
    case 'checking':
      return <ProgressBar label="Looking at the rows" progress={found.progress} total={found.total} />
    case 'importing':
      return <ProgressBar label="Importing" progress={found.progress} total={found.total} />
    case 'failed':
      return (
        <Notice tone="error">
          Something went wrong, and nothing was imported. Please try again, or contact support if it happens again.
        </Notice>
      )
    case 'done':
      return (
        <>
          <ImportResult found={found} />
          <RowList found={found} />
        </>
      )
    case 'ready':
      return (
        <>
          {found.rows.waits > 0 && <AskPanel found={found} onBegun={onBegun} />}
          <ConfirmPanel found={found} onBegun={onBegun} />
          <ColumnMatch
            key={JSON.stringify(found.columns)}
            found={found}
            onBegun={onBegun}
            isOpen={found.rows.wrong === found.total}
          />
          <RowList found={found} />
        </>
      )
  }
}

function StartOver() {
  const { go } = useAddress()
  return (
    <Button look="quiet" onClick={() => go({ import: undefined, fate: undefined, after: undefined })}>
      <RotateCcw aria-hidden size={18} /> Another file
    </Button>
  )
}

/** What was imported. */
const ImportResult = ({ found: { id, rows, undoUntil, undoneAt } }: { found: StockImport }) => (
  <section aria-label="Result" className="grid gap-3">
    <Notice tone={rows.wrong > 0 ? 'warning' : 'success'}>
      {rows.wrong > 0 ? 'Imported, but for the rows with errors.' : 'Import successful!'} Added {rows.new}{' '}
      {rows.new === 1 ? 'tyre' : 'tyres'}, changed {rows.changed}, {rows.same} unchanged
      {rows.wrong > 0 && `, ${counted(rows.wrong, 'row')} with errors left out`}
      {rows.waits > 0 && `, ${counted(rows.waits, 'row')} without your answer left out`}.{' '}
      {undoneAt ? `Taken back ${whenWords(undoneAt)}.` : 'Drivers see your new stock and prices now.'}
    </Notice>
    <div className="flex flex-wrap gap-2">
      {undoUntil && <TakeBack id={id} until={undoUntil} />}
      <a href={addressOf('GET /imports/:id/result.csv', { params: { id } })} download className={quietButton}>
        <Download aria-hidden size={18} /> Download the result
      </a>
      {rows.wrong > 0 && (
        <a href={addressOf('GET /imports/:id/errors.csv', { params: { id } })} download className={quietButton}>
          <Download aria-hidden size={18} /> Download the rows with errors
        </a>
      )}
    </div>
  </section>
)
