import { useState } from 'react'
import { Badge } from '#web/components/console/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toastError } from '#web/lib/toast.ts'
import { RecoveryCodesShown } from '../recovery-codes-shown.tsx'
import { Panel } from './panel.tsx'

const FEW = 3

export function RecoveryPanel({ left }: { left: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const renewing = useAdminSend('POST /admin/security/recovery-codes', {
    invalidates: ['GET /admin/security'],
    onFailed: toastError,
  })
  return (
    <Panel
      title="Recovery codes"
      lead="Each signs you in once, beside your password, if your phone is gone."
      actions={
        <Button look="quiet" disabled={renewing.isPending} onClick={() => setIsAsking(true)}>
          Make new ones
        </Button>
      }
    >
      <p>
        <Badge tone={left < FEW ? 'warning' : 'quiet'}>{left} left</Badge>
      </p>
      <Confirm
        open={isAsking}
        title="Make new recovery codes?"
        yes="Make new ones"
        onYes={() => {
          setIsAsking(false)
          renewing.mutate({})
        }}
        onNo={() => setIsAsking(false)}
      >
        Those that you have now work no more.
      </Confirm>
      <Dialog open={renewing.data !== undefined} onClose={() => renewing.reset()} title="Your recovery codes">
        {renewing.data && <RecoveryCodesShown codes={renewing.data.recoveryCodes} onKept={() => renewing.reset()} />}
      </Dialog>
    </Panel>
  )
}
