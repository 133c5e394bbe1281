import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PasskeyNameForm } from '#core/contracts/forms/admin-entry.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'

type Props = { title: string; does: string; name?: string; onName(name: string): void; onClose(): void }

export function PasskeyNameDialog({ title, does, name = '', onName, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(PasskeyNameForm),
    defaultValues: { name },
  })
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={handleSubmit(({ name }) => onName(name))} className="grid gap-4">
        <TextField
          label="Name"
          hint="By which you know the device: My phone, Blue key"
          autoComplete="off"
          autoFocus
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <Button type="submit" look="primary">
          {does}
        </Button>
      </form>
    </Dialog>
  )
}
