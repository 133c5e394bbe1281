import { useState } from 'react'
import type { AdminFitment, FitmentInput } from '#core/contracts/admin/fitment.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError, toastUndo } from '#web/lib/toast.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { FitmentFields } from './fitment-fields.tsx'
import { bodyOf, type TypedFitment, typedOf } from './typed-fitment.ts'
import { vehicleWords } from './words.ts'

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
