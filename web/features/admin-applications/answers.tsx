import { useState } from 'react'
import type { Application } from '#core/contracts/admin/applications.ts'
import { useShortcuts } from '#web/lib/keys.ts'
import { SayDialog } from '../../components/admin/say-dialog.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useDecide } from './use-decide.ts'

type Props = {
  application: Application
  /** In a row of the list the amber of the one main act would stand many times. */
  inRow?: boolean
  onDone(): void
}

/** Approve, Reject and More Info of one application. */
export function Answers({ application, inRow = false, onDone }: Props) {
  const [says, setSays] = useState<'reject' | 'more'>()
  const decide = useDecide(application, inRow, () => {
    setSays(undefined)
    onDone()
  })
  const { name } = application.shop
  const of = <span className="sr-only">{name}</span>
  return (
    <>
      {!inRow && <Keys approve={decide.approve} onSay={setSays} />}
      <Button look={inRow ? 'strong' : 'primary'} disabled={decide.isApproving} onClick={decide.approve}>
        {decide.isApproving ? 'Approving...' : 'Approve'} {of}
      </Button>
      <Button look="quiet" onClick={() => setSays('more')}>
        More Info {of}
      </Button>
      <Button look="danger" onClick={() => setSays('reject')}>
        Reject {of}
      </Button>
      {says === 'reject' && (
        <SayDialog
          title={`Reject ${name}?`}
          description="Its owner gets the reason, and may correct the application and send it in again."
          label="Reason"
          blank="Please give a reason"
          send="Reject"
          sending="Rejecting..."
          destroys
          isSending={decide.isRejecting}
          failed={decide.rejectFailed}
          onSend={decide.reject}
          onClose={() => setSays(undefined)}
        />
      )}
      {says === 'more' && (
        <SayDialog
          title={`Ask ${name} for more`}
          description="The application stays in the queue."
          label="What is missing?"
          blank="Please say what is missing"
          send="Send request"
          sending="Sending..."
          isSending={decide.isAsking}
          failed={decide.askFailed}
          onSend={decide.ask}
          onClose={() => setSays(undefined)}
        />
      )}
    </>
  )
}

function Keys({ approve, onSay }: { approve(): void; onSay(what: 'reject' | 'more'): void }) {
  useShortcuts([
    { key: 'a', does: 'Approve the open application', run: approve },
    { key: 'r', does: 'Reject it, with a reason', run: () => onSay('reject') },
    { key: 'm', does: 'Ask for more information', run: () => onSay('more') },
  ])
  return null
}
