import { MessageCircle } from 'lucide-react'
import { whatsappButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { whatsappLink } from '#web/lib/settings.ts'

/** After a registration by WhatsApp: a first message lets the shops' answers come straight back. */
export const LastStepDialog = ({ onDone }: { onDone(): void }) => (
  <Dialog open onClose={onDone} title="One last step!">
    <p className="text-ink-soft">
      Say hi to us on WhatsApp. Then you can ask for tyres there, and the answers of shops come to the same chat.
    </p>
    <div className="mt-5 grid gap-3">
      <a href={whatsappLink('Hi')} target="_blank" rel="noreferrer" onClick={onDone} className={whatsappButton}>
        <MessageCircle aria-hidden size={20} /> Open WhatsApp &amp; Say Hi
      </a>
      <Button look="quiet" onClick={onDone}>
        Skip for now
      </Button>
    </div>
  </Dialog>
)
