import { ReasonForm } from '#core/contracts/forms/billing.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '#web/components/ui/form.tsx'
import type { ApiError } from '#web/lib/api/call.ts'

type Props = {
  title: string
  about: string
  yes: string
  isBusy: boolean
  error: ApiError | null
  onYes(reason: string): void
  onClose(): void
}

/** Asks why before something is taken back; the reason is kept with it. */
export function ReasonDialog({ title, about, yes, isBusy, error, onYes, onClose }: Props) {
  const form = useContractForm(ReasonForm, { reason: '' })
  return (
    <Dialog open onClose={onClose} title={title} description={about}>
      <Form form={form} sending={{ error }} onSend={({ reason }) => onYes(reason)}>
        <TextField label="Reason" autoComplete="off" {...form.field('reason')} />
        <FormProblem form={form} sending={{ error }} />
        <Button type="submit" look="danger" disabled={isBusy || form.watch('reason').trim() === ''}>
          {yes}
        </Button>
      </Form>
    </Dialog>
  )
}
