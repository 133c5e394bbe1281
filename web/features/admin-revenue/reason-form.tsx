import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
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
  const [reason, setReason] = useState('')
  return (
    <Dialog open onClose={onClose} title={title} description={about}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onYes(reason)
        }}
      >
        <TextField
          label="Reason"
          autoComplete="off"
          error={error?.fields.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && !error.fields.reason && <Notice tone="error">{error.message}</Notice>}
        <Button type="submit" look="danger" disabled={isBusy || reason.trim() === ''}>
          {yes}
        </Button>
      </form>
    </Dialog>
  )
}
