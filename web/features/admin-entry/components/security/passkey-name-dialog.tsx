import { PasskeyNameForm } from '#core/contracts/forms/admin-entry.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'

type Props = { title: string; does: string; name?: string; onName(name: string): void; onClose(): void }

export function PasskeyNameDialog({ title, does, name = '', onName, onClose }: Props) {
  const form = useContractForm(PasskeyNameForm, { name })
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form form={form} onSend={({ name }) => onName(name)}>
        <TextField
          label="Name"
          hint="By which you know the device: My phone, Blue key"
          autoComplete="off"
          autoFocus
          {...form.field('name')}
        />
        <Button type="submit" look="primary">
          {does}
        </Button>
      </Form>
    </Dialog>
  )
}
