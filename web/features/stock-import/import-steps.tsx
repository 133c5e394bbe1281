import { Download, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { StockImport } from '#core/contracts/seller/imports.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { ProgressBar } from '../../components/console/import/progress-bar.tsx'
import { card, quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { CheckField } from '../../components/ui/field.tsx'
import { Failed, Notice, Spinner } from '../../components/ui/states.tsx'
import { AskPanel } from './ask-panel.tsx'
import { ColumnMatch } from './column-match.tsx'
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

/** What the import would do, and the yes to it. */
function ConfirmPanel({ found, onBegun }: { found: StockImport; onBegun(): void }) {
  const [allOrNothing, setAllOrNothing] = useState(false)
  const confirm = useSend('POST /imports/:id/confirm', { invalidates: ['GET /imports/:id'], onDone: onBegun })
  const { rows } = found
  const good = rows.new + rows.changed + rows.same
  const leftOut = rows.wrong + rows.waits
  const isRefused = good === 0 || (allOrNothing && leftOut > 0)
  return (
    <section aria-label="What happens" className={`${card} grid gap-3 p-5`}>
      <h2 className="font-bold text-lg">Nothing is changed yet</h2>
      <p>
        {goodInWords(rows)}
        {good > 0 && rows.wrong > 0 && ', '}
        {rows.wrong > 0 && <strong className="text-danger">{counted(rows.wrong, 'row')} with errors</strong>}
        {good + rows.wrong > 0 && rows.waits > 0 && ', '}
        {rows.waits > 0 && (
          <strong>
            {counted(rows.waits, 'row')} {rows.waits === 1 ? 'waits' : 'wait'} for your answer
          </strong>
        )}
        .
      </p>
      <CheckField
        label="All or nothing: import only if every row is good"
        checked={allOrNothing}
        onChange={({ target }) => setAllOrNothing(target.checked)}
      />
      {allOrNothing && leftOut > 0 && (
        <p role="status" className="text-danger">
          {counted(leftOut, 'row')} would be left out, so nothing would be imported. Answer what is asked, or correct
          your file and choose it again.
        </p>
      )}
      {confirm.error && <Notice tone="error">{confirm.error.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          disabled={isRefused || confirm.isPending}
          onClick={() =>
            confirm.mutate({
              params: { id: found.id },
              body: { wrong: allOrNothing ? 'import_nothing' : 'leave_out' },
            })
          }
        >
          {good === 0 ? 'No row can be imported' : `Import ${counted(good, 'row')}`}
        </Button>
        {rows.wrong > 0 && (
          <a
            href={addressOf('GET /imports/:id/errors.csv', { params: { id: found.id } })}
            download
            className="min-h-11 content-center underline"
          >
            Download the rows with errors
          </a>
        )}
      </div>
    </section>
  )
}

/** What is none of the file's rows is left out. */
const goodInWords = (rows: StockImport['rows']): string =>
  [
    { count: rows.new, what: 'new' },
    { count: rows.changed, what: 'with another price or stock' },
    { count: rows.same, what: 'unchanged' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, what }) => `${counted(count, 'row')} ${what}`)
    .join(', ')
