import { zodResolver } from '@hookform/resolvers/zod'
import { InviteForm, type InviteInput } from '#core/contracts/forms/staff.ts'
import type { ShopRole } from '#core/contracts/shops.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '#web/lib/toast.ts'
import { roles } from '../roles.ts'

/** Asks somebody to join, by the address that they are known by. */
export function InviteDialog({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const form = useDraftForm<InviteInput, InviteForm>('invite', {
    resolver: zodResolver(InviteForm),
    defaultValues: { to: '', role: 'staff' },
  })
  const { register, handleSubmit, getValues, forget } = form
  const sending = useSend('POST /shops/:shopId/invitations', {
    invalidates: ['GET /shops/:shopId/invitations'],
    onDone: ({ to, by }) => {
      forget()
      toast({
        type: 'success',
        title: 'Invitation sent',
        message:
          by === 'email' ? `${to} gets a mail with a link.` : `${to} is asked on WhatsApp, and can answer there.`,
      })
      onClose()
    },
  })
  const submit = handleSubmit(() => sending.mutate({ params: { shopId }, body: getValues() }))
  return (
    <Dialog open onClose={onClose} title="Invite somebody" description="The invitation is open for seven days.">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="E-mail or WhatsApp number"
          hint="For example 082 123 4567"
          autoComplete="off"
          {...fieldOf(form, 'to')}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">Role</legend>
          {(['staff', 'owner'] satisfies ShopRole[]).map((role) => (
            <CheckField
              key={role}
              type="radio"
              value={role}
              label={roles[role].name}
              hint={roles[role].may}
              {...register('role')}
            />
          ))}
        </fieldset>
        {sending.error && <Notice tone="error">{sending.error.message}</Notice>}
        <Button type="submit" look="primary" busy={sending.isPending && 'Sending...'}>
          Send invitation
        </Button>
      </form>
    </Dialog>
  )
}
