import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Label, LabelColor } from '#core/contracts/messages/inbox.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { inboxReads } from '../inbox/inbox-reads.ts'
import { LabelChip } from './label-chip.tsx'
import { labelColors } from './label-look.ts'

const reads = ['GET /shops/:shopId/labels', ...inboxReads] as const

/** The labels of a shop: one is made here, given another name or colour, or taken off everywhere. */
export function LabelManager({ shopId }: { shopId: string }) {
  const { data, error, refetch, isFetching } = useRead('GET /shops/:shopId/labels', { params: { shopId } })
  const [leaving, setLeaving] = useState<Label>()
  const [edits, setEdits] = useState<Label>()
  const removing = useSend('DELETE /labels/:id', { invalidates: reads, onDone: () => setLeaving(undefined) })
  if (error && !data)
    return <Failed title="Failed to fetch the labels" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading...</Spinner>
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1">
        {data.labels.map((label) => (
          <li key={label.id} className="flex min-h-11 items-center gap-2">
            <LabelChip label={label} />
            <Button aria-label={`Change ${label.name}`} look="icon" className="ml-auto" onClick={() => setEdits(label)}>
              <Pencil aria-hidden size={18} />
            </Button>
            <Button
              aria-label={`Delete ${label.name}`}
              look="icon"
              className="text-danger"
              onClick={() => setLeaving(label)}
            >
              <Trash2 aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {data.labels.length === 0 && <p className="text-ink-soft">No labels yet.</p>}
      {edits ? (
        <LabelForm key={edits.id} shopId={shopId} label={edits} onDone={() => setEdits(undefined)} />
      ) : (
        <LabelForm key="new" shopId={shopId} />
      )}
      <Confirm
        open={leaving !== undefined}
        title={`Delete the label ${leaving?.name ?? ''}?`}
        yes="Delete"
        destroys
        busy={removing.isPending}
        onYes={() => leaving && removing.mutate({ params: { id: leaving.id } })}
        onNo={() => setLeaving(undefined)}
      >
        It is taken off every conversation that has it.
        {removing.error && <Notice tone="error">{removing.error.message}</Notice>}
      </Confirm>
    </div>
  )
}

type FormProps = { shopId: string; label?: Label; onDone?(): void }

/** Makes a label, or changes the one that there is. */
function LabelForm({ shopId, label, onDone }: FormProps) {
  const [name, setName] = useState(label?.name ?? '')
  const [color, setColor] = useState<LabelColor>(label?.color ?? 'accent')
  const done = () => {
    setName('')
    onDone?.()
  }
  const making = useSend('POST /shops/:shopId/labels', { invalidates: reads, onDone: done })
  const changing = useSend('PATCH /labels/:id', { invalidates: reads, onDone: done })
  const sending = label ? changing : making
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (label) changing.mutate({ params: { id: label.id }, body: { name, color } })
    else making.mutate({ params: { shopId }, body: { name, color } })
  }
  return (
    <form noValidate onSubmit={save} className="grid items-start gap-3 sm:grid-cols-[1fr_10rem_auto_auto]">
      <TextField
        label={label ? 'Name' : 'New label'}
        error={sending.error?.fields.name ?? sending.error?.message}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          sending.reset()
        }}
      />
      <SelectField
        label="Colour"
        value={color}
        onChange={({ target }) => setColor(labelColors.find(([one]) => one === target.value)?.[0] ?? 'accent')}
      >
        {labelColors.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="strong" className="min-h-12 sm:mt-7" disabled={sending.isPending}>
        {label ? 'Save' : 'Add'}
      </Button>
      {label && (
        <Button look="quiet" className="min-h-12 sm:mt-7" onClick={onDone}>
          Cancel
        </Button>
      )}
    </form>
  )
}
