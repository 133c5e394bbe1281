import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { StockImport } from '#core/contracts/seller/imports.ts'
import { canReadRows, type ImportColumns, type ImportField, importFields } from '#core/rules/imports/columns.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

type Props = { found: StockImport; onBegun(): void; isNeeded?: boolean; isOpen?: boolean }

/** Which column of the file holds what. It is guessed, and kept for the shop's next list. */
export const ColumnMatch = (props: Props) =>
  props.isNeeded ? (
    <section aria-label="Columns" className={`${card} p-5`}>
      <h2 className="mb-1 font-bold text-lg">Which column holds what?</h2>
      <p className="mb-4 text-ink-soft">
        Not every column was clear by its name. What you choose here is kept for your next list.
      </p>
      <Fields {...props} />
    </section>
  ) : (
    <details className={`${card} group`} open={props.isOpen}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 px-5 font-semibold">
        Columns of the file <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">
        <Fields {...props} />
      </div>
    </details>
  )

function Fields({ found, onBegun }: Props) {
  const [columns, setColumns] = useState<ImportColumns>(found.columns)
  const change = useSend('PATCH /imports/:id', { invalidates: ['GET /imports/:id'], onDone: onBegun })
  const choose = (field: ImportField, value: string) => {
    const { [field]: _, ...others } = columns
    if (value === '') return setColumns(others)
    const at = Number(value)
    // A column holds one thing: the field that had it before gives it up.
    const kept = Object.entries(others).filter(([, taken]) => taken !== at)
    setColumns({ ...Object.fromEntries(kept), [field]: at })
  }
  const isChanged = JSON.stringify(sorted(columns)) !== JSON.stringify(sorted(found.columns))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ params: { id: found.id }, body: { columns } })
      }}
    >
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-5">
        {importFields.map(({ field, name, needed }) => (
          <SelectField
            key={field}
            label={name}
            optional={!needed}
            value={columns[field] ?? ''}
            hint={exampleOf(found, columns[field])}
            onChange={({ target }) => choose(field, target.value)}
          >
            <option value="">Not in the file</option>
            {found.header.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <option key={at} value={at}>
                {heading || `Column ${at + 1}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {change.error && <Notice tone="error">{change.error.message}</Notice>}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={!canReadRows(columns) || !isChanged}
        busy={change.isPending && 'One moment...'}
      >
        Read the rows this way
      </Button>
    </form>
  )
}

const sorted = (columns: ImportColumns) => Object.entries(columns).toSorted(([one], [other]) => (one < other ? -1 : 1))

function exampleOf({ sample }: StockImport, at: number | undefined): string | undefined {
  if (at === undefined) return undefined
  const found = sample.map((cells) => cells[at] ?? '').filter(Boolean)
  return found.length > 0 ? `such as ${found.slice(0, 2).join(' · ')}` : 'empty in the first rows'
}
