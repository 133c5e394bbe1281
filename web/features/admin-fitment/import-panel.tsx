import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FitmentImport, FitmentImportRow } from '#core/contracts/admin/fitment.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Badge, type Tone } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsoleList } from '../../components/console/console-list.tsx'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Empty, Notice } from '../../components/ui/states.tsx'

const fates: Record<FitmentImportRow['fate'], { name: string; tone: Tone }> = {
  new: { name: 'New', tone: 'good' },
  changed: { name: 'Changed', tone: 'calm' },
  same: { name: 'Unchanged', tone: 'quiet' },
  wrong: { name: 'Error', tone: 'bad' },
}
const columns: readonly Column<FitmentImportRow>[] = [
  { id: 'line', head: 'Row', isNumber: true, onCard: 'none', cell: ({ line }) => line },
  {
    id: 'fate',
    head: 'Result',
    onCard: 'aside',
    cell: ({ fate, overlaps }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={fates[fate].tone}>{fates[fate].name}</Badge>
        {overlaps && <Badge tone="warning">Years overlap</Badge>}
      </span>
    ),
  },
  { id: 'vehicle', head: 'Vehicle', onCard: 'title', cell: ({ vehicle }) => vehicle },
  {
    id: 'sizes',
    head: 'Sizes or problem',
    cell: ({ problem, sizes }) => (problem ? <span className="text-danger">{problem}</span> : sizes),
  },
]

/** A file whose rows are shown before all of them are written, or none. */
export function ImportPanel() {
  const input = useRef<HTMLInputElement>(null)
  const { preview, result, send, choose, confirm } = useFitmentImport()
  return (
    <>
      <section aria-label="A file" className={`${card} grid justify-items-start gap-3 p-5`}>
        <p>
          CSV or .xlsx, up to 10MB and 2 000 rows. The first row names the columns: Make, Model, Variant, From year, To
          year, Sizes, Confidence. Several sizes stand with a semicolon between them. An export has the same columns.
        </p>
        <input
          ref={input}
          type="file"
          aria-label="Fitment file"
          accept=".csv,.xlsx,text/csv"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button look="quiet" disabled={send.isPending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden size={18} /> {send.isPending ? 'Reading...' : 'Choose a file'}
        </Button>
      </section>
      {send.error && <Notice tone="error">{send.error.message}</Notice>}
      {result && <Notice tone="success">{doneWords(result.counts)}</Notice>}
      {preview && <Preview preview={preview} isBusy={send.isPending} onConfirm={confirm} />}
    </>
  )
}

const doneWords = ({ new: added, changed, same }: FitmentImport['counts']): string =>
  `Import successful! ${added} added, ${changed} changed, ${same} unchanged.`

type PreviewProps = { preview: FitmentImport; isBusy: boolean; onConfirm(): void }

function Preview({ preview: { rows, counts }, isBusy, onConfirm }: PreviewProps) {
  const written = counts.new + counts.changed
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {counts.new} new, {counts.changed} changed, {counts.same} unchanged, {counts.wrong} with errors
        </p>
        <Button
          look="primary"
          disabled={counts.wrong > 0 || written === 0}
          busy={isBusy && 'Importing...'}
          onClick={onConfirm}
        >
          {`Import ${written} ${written === 1 ? 'row' : 'rows'}`}
        </Button>
      </div>
      {counts.wrong > 0 && (
        <Notice tone="warning">Nothing is imported while a row has an error. Mend the file and choose it again.</Notice>
      )}
      <ConsoleList
        label="Rows of the file"
        columns={columns}
        rows={rows
          .toSorted((a, b) => Number(b.fate === 'wrong') - Number(a.fate === 'wrong') || a.line - b.line)
          .slice(0, MAX_SHOWN)}
        idOf={({ line }) => String(line)}
        nameOf={({ vehicle }) => vehicle}
        empty={<Empty title="The file has no rows." />}
      />
      {rows.length > MAX_SHOWN && (
        <p className="text-ink-soft">
          {MAX_SHOWN} of {rows.length} rows are shown, those with errors first.
        </p>
      )}
    </>
  )
}

const MAX_SHOWN = 300

/** Sends a file to be looked at, and the same one again to be written. */
function useFitmentImport() {
  const [file, setFile] = useState<File>()
  const [shown, setShown] = useState<FitmentImport>()
  const invalidate = useInvalidate()
  const send = useSend('POST /admin/fitment/imports', {
    onDone: (answer) => {
      setShown(answer)
      if (answer.imported) invalidate('GET /admin/fitment', 'GET /admin/fitment/unknown', 'GET /makes')
    },
    onFailed: () => setShown(undefined),
  })
  return {
    send,
    preview: shown?.imported === false ? shown : undefined,
    result: shown?.imported ? shown : undefined,
    choose: (chosen: File | undefined) => {
      if (!chosen) return
      setFile(chosen)
      setShown(undefined)
      send.mutate({ query: { confirm: false }, file: chosen })
    },
    confirm: () => file && send.mutate({ query: { confirm: true }, file }),
  }
}
