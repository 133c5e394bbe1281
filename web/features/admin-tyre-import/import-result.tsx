import { Download } from 'lucide-react'
import type { CatalogueImport } from '#core/contracts/admin/tyre-import.ts'
import { quietButton } from '#web/components/styles.ts'
import { Notice } from '#web/components/ui/states.tsx'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useRead } from '#web/lib/api/use-read.ts'

const ERRORS_SHOWN = 10

/** What was stored, and what was not. */
export function ImportResult({ found: { id, rows } }: { found: CatalogueImport }) {
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
