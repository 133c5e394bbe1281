import { useState } from 'react'
import type { StockImport } from '#core/contracts/seller/imports.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { CheckField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

/** What the import would do, and the yes to it. */
export function ConfirmPanel({ found, onBegun }: { found: StockImport; onBegun(): void }) {
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
