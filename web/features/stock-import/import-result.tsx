import { Download } from 'lucide-react'
import type { StockImport } from '#core/contracts/seller/imports.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { counted } from '#web/lib/counts.ts'
import { quietButton } from '../../components/styles.ts'
import { Notice } from '../../components/ui/states.tsx'
import { TakeBack, whenWords } from './take-back.tsx'

/** What was imported. */
export const ImportResult = ({ found: { id, rows, undoUntil, undoneAt } }: { found: StockImport }) => (
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
