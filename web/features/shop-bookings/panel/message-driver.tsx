import { MessageCircle } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { useBusinessLink } from '../../../components/business/business-link.ts'
import { linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextAreaField } from '../../../components/ui/field.tsx'

/** Words to the driver, in the conversation about the booking. */
export function MessageDriver({ booking: { id, code, customer } }: { booking: FrontDeskBooking }) {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  const link = useBusinessLink()
  const send = useSend('POST /counter-bookings/:id/messages', {
    invalidates: ['GET /shops/:shopId/inbox', 'GET /threads'],
    onDone: () => {
      setMessage('')
      setIsOpen(false)
      toast({ type: 'success', title: `Sent to ${customer.name}`, message: `About booking ${code}` })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (message.trim()) send.mutate({ params: { id }, body: { message } })
  }
  if (!isOpen)
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          <MessageCircle aria-hidden size={18} /> Message the driver
        </Button>
        {send.data && (
          <Link to={link('/business/messages', { thread: send.data.threadId })} className={linkLook}>
            Open the conversation
          </Link>
        )}
      </div>
    )
  return (
    <form className="mt-4 grid gap-2" onSubmit={submit}>
      <TextAreaField
        label={`Message to ${customer.name}`}
        rows={3}
        autoFocus
        value={message}
        error={send.error ? (send.error.fields.message ?? send.error.message) : undefined}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="quiet" disabled={message.trim() === ''} busy={send.isPending && 'Sending...'}>
          Send
        </Button>
        <Button look="text" onClick={() => setIsOpen(false)}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
