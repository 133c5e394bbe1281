import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useShortcuts } from '#web/lib/keys.ts'
import { toast } from '#web/lib/toast.ts'
import { SayDialog } from '../../components/admin/say-dialog.tsx'
import { Button } from '../../components/ui/button.tsx'

/** Writes to the owner of the shop, who sees it over their dashboard and on their channels. */
export function MessageOwner({ shop, owner }: { shop: { id: string; name: string }; owner: string | undefined }) {
  const [writes, setWrites] = useState(false)
  useShortcuts([{ key: 'm', does: 'Write to its owner', run: () => setWrites(true) }])
  const sending = useAdminSend('POST /admin/businesses/:shopId/messages', {
    invalidates: ['GET /admin/businesses/:shopId/latest'],
    onDone: () => {
      setWrites(false)
      toast({ type: 'success', title: 'Message sent', message: 'Their answer comes to the support inbox.' })
    },
  })
  return (
    <>
      <Button look="quiet" onClick={() => setWrites(true)}>
        <MessageCircle aria-hidden size={16} /> Message <span className="sr-only">{shop.name}</span>
      </Button>
      {writes && (
        <SayDialog
          title={`Message ${shop.name}`}
          description={`${owner || 'The owner'} gets it on their channels and over the dashboard, and can answer.`}
          label="Message"
          blank="Please write a message"
          send="Send"
          sending="Sending..."
          isSending={sending.isPending}
          failed={sending.error?.message}
          onSend={(text) => sending.mutate({ params: { shopId: shop.id }, body: { text } })}
          onClose={() => setWrites(false)}
        />
      )}
    </>
  )
}
