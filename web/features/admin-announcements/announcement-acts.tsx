import { useState } from 'react'
import type { AnnouncementDetail, AnnouncementView } from '#core/contracts/admin/announcements.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'

type Props = { detail: AnnouncementDetail; onWrite(): void; onClose(): void }
const invalidates = ['GET /admin/announcements', 'GET /admin/announcements/:id'] as const

export function AnnouncementActs(props: Props) {
  const { state } = props.detail.announcement
  if (state === 'draft') return <DraftActs {...props} />
  return state === 'sending' || state === 'paused' ? <RunningActs {...props} /> : null
}

function DraftActs({ detail: { announcement, reach }, onWrite, onClose }: Props) {
  const { id } = announcement
  const [asking, setAsking] = useState<'send' | 'delete'>()
  const testing = useAdminSend('POST /admin/announcements/:id/test', {
    onDone: ({ told }) =>
      toast({
        type: 'info',
        title: 'Test to yourself',
        message: told.map(({ channel, state, because }) => `${channel}: ${state}, because ${because}`).join('. '),
        duration: 12_000,
      }),
    onFailed: toastError,
  })
  const removing = useAdminSend('DELETE /admin/announcements/:id', {
    invalidates: ['GET /admin/announcements'],
    onDone: onClose,
    onFailed: toastError,
  })
  return (
    <>
      <Button look="primary" disabled={!reach || reach.people === 0} onClick={() => setAsking('send')}>
        Send…
      </Button>
      <Button look="quiet" busy={testing.isPending && 'Testing...'} onClick={() => testing.mutate({ params: { id } })}>
        Test to myself
      </Button>
      <Button look="quiet" onClick={onWrite}>
        Change
      </Button>
      <Button look="danger" onClick={() => setAsking('delete')}>
        Delete
      </Button>
      {asking === 'send' && reach && (
        <SendDialog announcement={announcement} people={reach.people} onClose={() => setAsking(undefined)} />
      )}
      <Confirm
        open={asking === 'delete'}
        title="Delete this draft?"
        yes="Delete"
        destroys
        busy={removing.isPending}
        onYes={() => removing.mutate({ params: { id } })}
        onNo={() => setAsking(undefined)}
      />
    </>
  )
}

function RunningActs({ detail: { announcement } }: Props) {
  const { id, state, told } = announcement
  const [isStopping, setIsStopping] = useState(false)
  const options = { invalidates, onFailed: toastError }
  const pausing = useAdminSend('POST /admin/announcements/:id/pause', options)
  const resuming = useAdminSend('POST /admin/announcements/:id/resume', options)
  const stopping = useAdminSend('POST /admin/announcements/:id/stop', {
    ...options,
    onDone: () => setIsStopping(false),
  })
  return (
    <>
      {state === 'sending' ? (
        <Button look="primary" disabled={pausing.isPending} onClick={() => pausing.mutate({ params: { id } })}>
          Pause
        </Button>
      ) : (
        <Button look="primary" disabled={resuming.isPending} onClick={() => resuming.mutate({ params: { id } })}>
          Go on
        </Button>
      )}
      <Button look="danger" onClick={() => setIsStopping(true)}>
        Stop for good
      </Button>
      <Confirm
        open={isStopping}
        title="Stop this announcement?"
        yes="Stop"
        no="Cancel"
        destroys
        busy={stopping.isPending}
        onYes={() => stopping.mutate({ params: { id } })}
        onNo={() => setIsStopping(false)}
      >
        {told} {told === 1 ? 'person was' : 'people were'} told. Nobody more is, and what waits to go out is dropped. It
        cannot go on afterwards.
      </Confirm>
    </>
  )
}

type SendDialogProps = { announcement: AnnouncementView; people: number; onClose(): void }

/** Now, or at a time on the clock of South Africa. */
function SendDialog({ announcement: { id, title, pace }, people, onClose }: SendDialogProps) {
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
