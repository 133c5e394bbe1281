import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProfileView } from '#core/contracts/profile.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { leaveAccount } from '#web/lib/session-news.ts'
import { toast } from '#web/lib/toast.ts'
import { PresenceGate } from './presence-gate.tsx'

/** Asks before the account is gone for good. */
export default function DeleteDialog({ profile, onClose }: { profile: ProfileView; onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title="Delete my account">
      <div className="grid gap-4">
        <p>
          Your profile, alerts, bookmarks and chat are deleted for good, and open bookings are cancelled. Shops keep
          their past bookings without your name and number, and what you wrote to them under 'Former customer'.
        </p>
        <PresenceGate profile={profile}>
          {(presence) => <DeleteForm hasPassword={profile.hasPassword} presence={presence} />}
        </PresenceGate>
      </div>
    </Dialog>
  )
}

function DeleteForm({ hasPassword, presence }: { hasPassword: boolean; presence: string | undefined }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSure, setIsSure] = useState(false)
  const [password, setPassword] = useState('')
  const deleting = useSend('POST /profile/delete', {
    onDone: () => {
      leaveAccount(client)
      void navigate('/')
      toast({ type: 'success', title: 'Your account is deleted' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    deleting.mutate({ body: hasPassword ? { password } : { presence } })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <AuthError>{deleting.error?.message}</AuthError>
      {hasPassword && (
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <CheckField
        label="I understand that this cannot be undone"
        checked={isSure}
        onChange={({ target }) => setIsSure(target.checked)}
      />
      <Button type="submit" look="danger" disabled={!isSure} busy={deleting.isPending && 'Deleting...'}>
        Delete my account
      </Button>
    </form>
  )
}
