import { useState } from 'react'
import type { AdminFitment, Confidence, FitmentInput } from '#core/contracts/admin/fitment.ts'
import { formatTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { sizeIn } from '#core/rules/vehicles/fitment-sheet.ts'
import { pairText } from '#core/rules/vehicles/pair-text.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError, toastUndo } from '#web/lib/toast.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { confidences, vehicleWords } from './words.ts'

const reads = ['GET /admin/fitment', 'GET /admin/fitment/unknown', 'GET /makes'] as const

/** What of the address opens the panel, and fills it. */
export const panelGone = { row: undefined, newMake: undefined, newModel: undefined, newYear: undefined }

/** One vehicle with its sizes: a new one without a row. */
export function FitmentPanel({ row, onClose }: { row: AdminFitment | undefined; onClose(): void }) {
  const { params } = useAddress()
  const [typed, setTyped] = useState<TypedFitment>(() => typedOf(row, params))
  const done = (saved: AdminFitment) => {
    const name = vehicleWords(saved)
    if (saved.overlaps) toast({ type: 'info', title: `${name} is saved. Its years overlap with another row of it.` })
    else toast({ type: 'success', title: `${name} is saved` })
    onClose()
  }
  const add = useAdminSend('POST /admin/fitment', { invalidates: reads, onDone: done })
  const change = useAdminSend('PATCH /admin/fitment/:id', { invalidates: reads, onDone: done })
  const error = add.error ?? change.error
  const isBusy = add.isPending || change.isPending
  const send = () => {
    const body = bodyOf(typed)
    if (row) change.mutate({ params: { id: row.id }, body })
    else add.mutate({ body })
  }
  return (
    <SidePanel
      title={row ? `${row.make} ${row.model}` : 'Add a vehicle'}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="fitment" look="primary" busy={isBusy && 'Saving...'}>
            Save
          </Button>
          {row && <DeleteButton row={row} onGone={onClose} />}
        </>
      }
    >
      <form
        id="fitment"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {error && Object.keys(error.fields).length === 0 && <Notice tone="error">{error.message}</Notice>}
        <FitmentFields typed={typed} onChange={setTyped} problems={error?.fields ?? {}} />
      </form>
    </SidePanel>
  )
}

/** Done at once, and taken back by writing the row anew. */
function DeleteButton({ row, onGone }: { row: AdminFitment; onGone(): void }) {
  const back = useAdminSend('POST /admin/fitment', { invalidates: reads, onFailed: toastError })
  const { id: _id, overlaps: _overlaps, ...body } = row
  const remove = useAdminSend('DELETE /admin/fitment/:id', {
    invalidates: reads,
    onDone: () => {
      toastUndo(`${vehicleWords(row)} is deleted`, () => back.mutate({ body: body satisfies FitmentInput }))
      onGone()
    },
    onFailed: toastError,
  })
  return (
    <Button
      look="danger"
      className="ml-auto"
      disabled={remove.isPending}
      onClick={() => remove.mutate({ params: { id: row.id } })}
    >
      Delete
    </Button>
  )
}

type Props = { typed: TypedFitment; onChange(typed: TypedFitment): void; problems: Readonly<Record<string, string>> }

function FitmentFields({ typed, onChange, problems }: Props) {
  const field = (name: keyof TypedFitment) => ({
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
  })
  const sizeProblem = Object.entries(problems).find(([name]) => name.startsWith('sizes'))?.[1]
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Make" maxLength={60} {...field('make')} />
        <TextField label="Model" maxLength={60} {...field('model')} />
      </div>
      <TextField
        label="Variant"
        optional
        hint="Generation or engine, if the sizes differ by it"
        maxLength={60}
        {...field('variant')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="From year" inputMode="numeric" maxLength={4} {...field('yearFrom')} />
        <TextField
          label="To year"
          optional
          hint="Empty: still sold"
          inputMode="numeric"
          maxLength={4}
          {...field('yearTo')}
        />
      </div>
      <TextAreaField
        label="Sizes"
        hint="One a line, in any spelling. Different at the rear: 225/45R17 + 245/40R17"
        rows={4}
        {...field('sizes')}
        error={sizeProblem}
      />
      <Understood sizes={typed.sizes} />
      <SelectField label="Confidence" hint="How sure we are of these sizes" {...field('confidence')}>
        {Object.entries(confidences).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** What each line means, as it is typed. */
function Understood({ sizes }: { sizes: string }) {
  const lines = linesIn(sizes)
  if (lines.length === 0) return null
  return (
    <ul aria-label="Sizes understood" className="-mt-2 grid gap-1 text-sm">
      {lines.map((line, at) => {
        const read = line.split('+').map((one) => sizeIn(one.trim()))
        const isRead = read.every((size) => size !== undefined)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is told apart by where it stands
          <li key={at} className={isRead ? 'text-verified' : 'text-danger'}>
            {isRead
              ? read.map((size) => (size ? formatTyreSize(size) : '')).join(' + ')
              : `'${line}' is not a tyre size`}
          </li>
        )
      })}
    </ul>
  )
}

/** The fields as they are typed; the sizes a pair a line. */
type TypedFitment = {
  make: string
  model: string
  variant: string
  yearFrom: string
  yearTo: string
  confidence: Confidence
  sizes: string
}

/** Of a row, or of a new vehicle with what somebody looked up in vain. */
const typedOf = (row: AdminFitment | undefined, params: URLSearchParams): TypedFitment =>
  row
    ? {
        make: row.make,
        model: row.model,
        variant: row.variant,
        yearFrom: String(row.yearFrom),
        yearTo: row.yearTo === null ? '' : String(row.yearTo),
        confidence: row.confidence,
        sizes: row.sizes.map(pairText).join('\n'),
      }
    : {
        make: params.get('newMake') ?? '',
        model: params.get('newModel') ?? '',
        variant: '',
        yearFrom: params.get('newYear') ?? '',
        yearTo: '',
        confidence: 'medium',
        sizes: '',
      }

const linesIn = (sizes: string): string[] =>
  sizes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const pairIn = (line: string): { front: string; rear: string | null } => {
  const [front = '', rear] = line.split('+').map((size) => size.trim())
  return { front, rear: rear || null }
}

const bodyOf = ({ yearFrom, yearTo, sizes, ...named }: TypedFitment): FitmentInput => ({
  ...named,
  yearFrom: Number.parseInt(yearFrom, 10) || 0,
  yearTo: yearTo.trim() === '' ? null : Number.parseInt(yearTo, 10) || 0,
  sizes: linesIn(sizes).map(pairIn),
})
