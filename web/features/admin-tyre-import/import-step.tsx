import { Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { CatalogueImport } from '#core/contracts/admin/tyres.ts'
import { ProgressBar } from '#web/components/console/import/progress-bar.tsx'
import { card, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { RowList } from './row-list.tsx'

type Props = { found: CatalogueImport; onBegun(): void }

/** Where one import stands, and what comes next. */
export function ImportStep({ found, onBegun }: Props) {
  const { go } = useAddress()
  const { fileName, progress, total, state } = found
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow break-words font-semibold">{fileName}</span>
        <Button look="quiet" onClick={() => go({ import: undefined, fate: undefined, after: undefined })}>
          <RotateCcw aria-hidden size={18} /> Another file
        </Button>
      </p>
      {state === 'checking' && <ProgressBar label="Looking at the rows" progress={progress} total={total} />}
      {state === 'importing' && <ProgressBar label="Importing" progress={progress} total={total} />}
      {state === 'failed' && (
        <Notice tone="error">Something went wrong, and nothing was stored. Please choose the file again.</Notice>
      )}
      {state === 'ready' && <ConfirmPanel found={found} onBegun={onBegun} />}
      {state === 'done' && <ImportResult found={found} />}
      {(state === 'ready' || state === 'done') && <RowList found={found} />}
    </div>
  )
}

/** What the import would do, and the yes to it. */
function ConfirmPanel({ found: { id, rows, leftOut }, onBegun }: Props) {
  const [allOrNothing, setAllOrNothing] = useState(false)
  const confirm = useSend('POST /admin/tyre-imports/:id/confirm', {
    invalidates: ['GET /admin/tyre-imports/:id'],
    onDone: onBegun,
  })
  const stores = rows.new + rows.changed
  const isRefused = stores === 0 || (allOrNothing && rows.wrong > 0)
  return (
    <section aria-label="What happens" className={`${card} grid gap-3 p-5`}>
      <h2 className="font-bold text-lg">Nothing is stored yet</h2>
      <p>
        {said(rows).join(', ')}
        {rows.wrong > 0 && (
          <>
            {said(rows).length > 0 && ', '}
            <strong className="text-danger">{counted(rows.wrong, 'row')} with errors</strong>
          </>
        )}
        .
      </p>
      {leftOut.length > 0 && <p className="text-ink-soft">Columns that are left out: {leftOut.join(', ')}</p>}
      <CheckField
        label="All or nothing: import only if every row is good"
        checked={allOrNothing}
        onChange={({ target }) => setAllOrNothing(target.checked)}
      />
      {confirm.error && <Notice tone="error">{confirm.error.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          disabled={isRefused || confirm.isPending}
          onClick={() =>
            confirm.mutate({ params: { id }, body: { wrong: allOrNothing ? 'import_nothing' : 'leave_out' } })
          }
        >
          {stores === 0 ? 'There is nothing to import' : `Import ${counted(stores, 'row')}`}
        </Button>
        {rows.wrong > 0 && (
          <a
            href={addressOf('GET /admin/tyre-imports/:id/errors.csv', { params: { id } })}
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

const said = (rows: CatalogueImport['rows']): string[] =>
  [
    { count: rows.new, what: 'new' },
    { count: rows.changed, what: 'already there, with something that was not known' },
    { count: rows.same, what: 'already there' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, what }) => `${counted(count, 'row')} ${what}`)

const ERRORS_SHOWN = 10

/** What was stored, and what was not. */
function ImportResult({ found: { id, rows } }: { found: CatalogueImport }) {
  return (
    <section aria-label="Result" className="grid gap-3">
      {rows.wrong === 0 ? (
        <Notice tone="success">
          Import successful! Added {rows.new} tyres to the database.
          {rows.changed > 0 && ` ${rows.changed} that were there already know more now.`}
        </Notice>
      ) : (
        <Notice tone="warning">
          <p>
            Success: {rows.new + rows.changed}. Already there: {rows.same}. Errors: {rows.wrong}.
          </p>
          <Errors id={id} count={rows.wrong} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <a
          href={addressOf('GET /admin/tyre-imports/:id/result.csv', { params: { id } })}
          download
          className={quietButton}
        >
          <Download aria-hidden size={18} /> Download the result
        </a>
        {rows.wrong > 0 && (
          <a
            href={addressOf('GET /admin/tyre-imports/:id/errors.csv', { params: { id } })}
            download
            className={quietButton}
          >
            <Download aria-hidden size={18} /> Download the rows with errors
          </a>
        )}
      </div>
    </section>
  )
}

/** The first of them. */
function Errors({ id, count }: { id: string; count: number }) {
  const { data } = useRead('GET /admin/tyre-imports/:id/rows', {
    params: { id },
    query: { fate: 'wrong', limit: ERRORS_SHOWN },
  })
  return (
    <ul className="mt-2 font-normal text-sm">
      {data?.rows.map(({ line, problem }) => (
        <li key={line}>{problem}</li>
      ))}
      {count > ERRORS_SHOWN && <li>... and {count - ERRORS_SHOWN} more errors</li>}
    </ul>
  )
}
