import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { importFields, importLimits } from '#core/rules/imports/columns.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { download } from '../../components/console/download.ts'
import { FileDrop } from '../../components/console/import/file-drop.tsx'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextAreaField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

const examples = [
  'MIC-P4-2055516,Michelin,Primacy 4,205/55R16,91,V,summer,no,1899.00,8',
  'HAN-RA18-19515,Hankook,Vantra LT RA18,195R15C,106/104,R,commercial,no,1349.00,12',
]

/** A list with the columns that are understood by their names, and two tyres that show how they are written. */
export const templateCsv = [importFields.map(({ name }) => name).join(','), ...examples, ''].join('\r\n')

const MEGABYTE = 1024 * 1024

/** A CSV or Excel file dropped or chosen, or its rows pasted. */
export function ChooseFile({ shopId }: { shopId: string }) {
  const { go } = useAddress()
  const send = useSend('POST /shops/:shopId/imports', { onDone: ({ id }) => go({ import: id }) })
  const sendList = (name: string, file: Blob) => send.mutate({ params: { shopId }, query: { name }, file })
  const [problem, setProblem] = useState<string>()
  const [pasted, setPasted] = useState('')
  const take = (file: File | undefined) => {
    if (!file || send.isPending) return
    const tooLarge = file.size > importLimits.bytes
    setProblem(tooLarge ? 'The file is larger than 10 MB. Please split it into several.' : undefined)
    if (!tooLarge) sendList(file.name, file)
  }
  const says = problem ?? send.error?.message
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {says && (
        <Notice tone="error" className="lg:col-span-2">
          {says}
        </Notice>
      )}
      <section aria-label="A file" className={`${card} grid gap-4 p-5`}>
        <FileDrop name="Price list" drop="Drop your price list here" isBusy={send.isPending} onFile={take} />
        <p className="text-ink-soft text-sm">
          CSV or .xlsx, up to {importLimits.bytes / MEGABYTE} MB and 20 000 rows. The first row names the columns. Sizes
          and prices may be written as you write them: 205 55 16, R 1 899,00.
        </p>
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => download('stock-template.csv', 'text/csv', templateCsv)}
        >
          <FileDown aria-hidden size={18} /> Download the template
        </Button>
      </section>
      <form
        aria-label="Pasted rows"
        className={`${card} grid gap-3 p-5`}
        onSubmit={(event) => {
          event.preventDefault()
          setProblem(undefined)
          sendList('Pasted list', new Blob([pasted], { type: 'text/csv' }))
        }}
      >
        <TextAreaField
          label="Or paste the rows"
          hint="Straight from a spreadsheet, or as CSV, with the names of the columns in the first row."
          rows={8}
          spellCheck={false}
          placeholder={'Brand,Model,Size,Price,Stock\nMichelin,Primacy 4,205/55R16 91V,1899.00,8'}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button type="submit" look="strong" disabled={pasted.trim() === ''} busy={send.isPending && 'Reading...'}>
          Check the rows
        </Button>
      </form>
    </div>
  )
}
