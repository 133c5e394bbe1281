import { useState } from 'react'
import type { AnnouncementView } from '#core/contracts/admin/announcements.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast } from '#web/lib/toast.ts'

type Props = { announcement: AnnouncementView; people: number; onClose(): void }

/** Now, or at a time on the clock of South Africa. */
export function SendDialog({ announcement: { id, title, pace }, people, onClose }: Props) {
  const [at, setAt] = useState('')
  const sending = useAdminSend('POST /admin/announcements/:id/send', {
    invalidates: ['GET /admin/announcements', 'GET /admin/announcements/:id'],
    onDone: () => {
      toast({ type: 'success', title: at ? 'It goes out at that time' : 'It goes out now' })
      onClose()
    },
  })
  const minutes = Math.ceil(people / pace)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Send to ${people} ${people === 1 ? 'person' : 'people'}?`}
      description={`‘${title}’, in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, and later to those whose quiet hours it is.`}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          sending.mutate({ params: { id }, body: { at: at ? `${at}:00+02:00` : null, people } })
        }}
      >
        <TextField
          label="Time"
          optional
          type="datetime-local"
          hint="On the clock of South Africa; left empty, it goes out now"
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        {sending.error && <Notice tone="error">{sending.error.message}</Notice>}
        <Button type="submit" look="primary" busy={sending.isPending && 'Sending...'}>
          {at ? 'Send at this time' : 'Send now'}
        </Button>
      </form>
    </Dialog>
  )
}
