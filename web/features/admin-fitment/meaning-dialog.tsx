import { useState } from 'react'
import type { UnknownVehicle } from '#core/contracts/admin/fitment.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toast } from '#web/lib/toast.ts'
import { primaryButton } from '../../components/styles.ts'
import { Dialog } from '../../components/ui/dialog.tsx'
import { SelectField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

/** Says which vehicle of the table the words mean. */
export function MeaningDialog({ vehicle, onClose }: { vehicle: UnknownVehicle; onClose(): void }) {
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const makes = useRead('GET /makes').data?.makes ?? []
  const answer = useRead('GET /vehicles', make ? { query: { make } } : null).data
  const models = answer?.kind === 'ask_model' ? answer.models : []
  const send = useAdminSend('POST /admin/fitment/unknown/:id/meaning', {
    invalidates: ['GET /admin/fitment/unknown', 'GET /admin/fitment/names'],
    onDone: (name) => {
      toast({
        type: 'success',
        title: `'${name.words}' means ${[name.make, name.model].filter(Boolean).join(' ')} now`,
      })
      onClose()
    },
  })
  const named = [vehicle.make, vehicle.model].filter(Boolean).join(' ') || vehicle.text
  return (
    <Dialog
      open
      title={`What is '${named}'?`}
      description="Website and chat understand the words from now on."
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate({ params: { id: vehicle.id }, body: { make, ...(model && { model }) } })
        }}
      >
        <SelectField
          label="Make"
          value={make}
          error={send.error?.fields.make}
          onChange={({ target }) => {
            setMake(target.value)
            setModel('')
          }}
        >
          <option value="">Choose a make</option>
          {makes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          label="Model"
          value={model}
          disabled={!make}
          hint={
            make && !model ? `Without a model, '${vehicle.make ?? vehicle.text}' is another name of ${make}` : undefined
          }
          onChange={({ target }) => setModel(target.value)}
        >
          <option value="">Any model</option>
          {models.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {send.error && !send.error.fields.make && <Notice tone="error">{send.error.message}</Notice>}
        <button type="submit" className={`${primaryButton} justify-self-end`} disabled={!make || send.isPending}>
          {send.isPending ? 'Saving...' : 'Save'}
        </button>
      </form>
    </Dialog>
  )
}
