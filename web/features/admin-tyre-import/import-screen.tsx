import { ArrowLeft, FileDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { catalogueFields } from '#core/rules/imports/catalogue-columns.ts'
import { importLimits } from '#core/rules/imports/columns.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { download } from '#web/components/console/download.ts'
import { FileDrop } from '#web/components/console/import/file-drop.tsx'
import { card, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { ImportStep } from './import-step.tsx'

const examples = [
  'Michelin,Primacy 4,205/55R16,summer,,91,V,no,no,,,,',
  'Hankook,Vantra LT RA18,195R15C,commercial,,106/104,R,no,no,,,,',
]

/** A list with the columns by their names, and two tyres that show how they are written. */
const templateCsv = [catalogueFields.map(({ name }) => name).join(','), ...examples, ''].join('\r\n')

/** Tyres from a list: a file is chosen, its rows are looked at, and the good ones are stored. */
export function TyreImportScreen() {
  const { params } = useAddress()
  const id = params.get('import') ?? undefined
  return (
    <ConsolePage
      title="Import tyres"
      about="Nothing is stored before you have seen what becomes of every row."
      actions={
        <Link to="/admin/tyres" className={quietButton}>
          <ArrowLeft aria-hidden size={18} /> Central tyre database
        </Link>
      }
    >
      {id ? <Import key={id} id={id} /> : <Choose />}
    </ConsolePage>
  )
}

function Choose() {
  const { go } = useAddress()
  const send = useSend('POST /admin/tyre-imports', { onDone: ({ id }) => go({ import: id }) })
  const [problem, setProblem] = useState<string>()
  const says = problem ?? send.error?.message
  const take = (file: File | undefined) => {
    if (!file || send.isPending) return
    const tooLarge = file.size > importLimits.bytes
    setProblem(tooLarge ? 'The file is larger than 10 MB. Please split it into several.' : undefined)
    if (!tooLarge) send.mutate({ query: { name: file.name }, file })
  }
  return (
    <section aria-label="A file" className={`${card} grid max-w-3xl gap-4 p-5`}>
      {says && <Notice tone="error">{says}</Notice>}
      <FileDrop name="List of tyres" drop="Drop a list of tyres here" isBusy={send.isPending} onFile={take} />
      <p className="text-ink-soft text-sm">
        .csv or .xlsx, up to 10MB and 20 000 rows. The first row names the columns: Tyre Brand, Tyre Name and Size are
        needed; Type, Link to Image, load, speed and the EU label are read where they are there.
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => download('tyres-template.csv', 'text/csv', templateCsv)}
      >
        <FileDown aria-hidden size={18} /> Download the template
      </Button>
    </section>
  )
}

const POLL_MS = 700

function Import({ id }: { id: string }) {
  const [isRunning, setIsRunning] = useState(true)
  const invalidate = useInvalidate()
  const { data, error, refetch, isFetching } = useRead(
    'GET /admin/tyre-imports/:id',
    { params: { id } },
    isRunning ? { every: POLL_MS } : {},
  )
  const state = data?.state
  useEffect(() => {
    setIsRunning(state === undefined || state === 'checking' || state === 'importing')
    if (state === 'ready' || state === 'done') invalidate('GET /admin/tyre-imports/:id/rows')
    if (state === 'done') invalidate('GET /admin/tyres')
  }, [state, invalidate])
  if (error && !data) return <Failed title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading...</Spinner>
  return <ImportStep found={data} onBegun={() => setIsRunning(true)} />
}
