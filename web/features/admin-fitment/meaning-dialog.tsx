import { useState } from 'react'
import type { UnknownVehicle } from '#core/contracts/admin/fitment.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { SelectField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'

/** Says which vehicle of the table the words mean. */
export function MeaningDialog({ vehicle, onClose }: { vehicle: UnknownVehicle; onClose(): void }) {
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const send = useAdminSend('POST /admin/fitment/unknown/:id/meaning', {
    invalidates: ['GET /admin/fitment/unknown', 'GET /admin/fitment/names'],
    onDone: ({ words, ...means }) => {
      toast({ type: 'success', title: `'${words}' means ${[means.make, means.model].filter(Boolean).join(' ')} now` })
      onClose()
    },
  })
  const named = [vehicle.make, vehicle.model].filter(Boolean).join(' ') || vehicle.text
  const hint = `Without a model, '${vehicle.make ?? vehicle.text}' is another name of ${make}`
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
        <MakeField
          make={make}
          error={send.error?.fields.make}
          onChange={(next) => {
            setMake(next)
            setModel('')
          }}
        />
        <ModelField make={make} model={model} hint={make && !model ? hint : undefined} onChange={setModel} />
        {send.error && !send.error.fields.make && <Notice tone="error">{send.error.message}</Notice>}
        <Button
          type="submit"
          look="primary"
          className="justify-self-end"
          disabled={!make}
          busy={send.isPending && 'Saving...'}
        >
          Save
        </Button>
      </form>
    </Dialog>
  )
}

type MakeProps = { make: string; error: string | undefined; onChange(make: string): void }

function MakeField({ make, error, onChange }: MakeProps) {
  const makes = useRead('GET /makes').data?.makes ?? []
  return (
    <SelectField label="Make" value={make} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose a make</option>
      {makes.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}

type ModelProps = { make: string; model: string; hint: string | undefined; onChange(model: string): void }

function ModelField({ make, model, hint, onChange }: ModelProps) {
  const answer = useRead('GET /vehicles', make ? { query: { make } } : null).data
  const models = answer?.kind === 'ask_model' ? answer.models : []
  return (
    <SelectField
      label="Model"
      value={model}
      disabled={!make}
      hint={hint}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Any model</option>
      {models.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
