import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PersonFound } from '#core/contracts/admin/people.ts'
import { download } from '#web/components/console/download.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'

/** What is done for a person at their own request; each asks for the code, and is noted. */
export function PersonActs({ person: { contactId, name } }: { person: PersonFound }) {
  const [isErasing, setIsErasing] = useState(false)
  const navigate = useNavigate()
  const exporting = useAdminSend('POST /admin/people/:contactId/export', {
    onDone: (all) => download(`spoor-${contactId.slice(-8)}.json`, 'application/json', JSON.stringify(all, null, 2)),
    onFailed: toastError,
  })
  const erasing = useAdminSend('POST /admin/people/:contactId/erase', {
    onDone: () => {
      toast({ type: 'success', title: 'The person is erased' })
      void navigate('/admin/people', { replace: true })
    },
  })
  return (
    <>
      <Button
        look="quiet"
        busy={exporting.isPending && 'Exporting...'}
        onClick={() => exporting.mutate({ params: { contactId } })}
      >
        Export on request
      </Button>
      <Button look="danger" onClick={() => setIsErasing(true)}>
        Erase on request
      </Button>
      <Confirm
        open={isErasing}
        title={`Erase ${name || 'this person'} for good?`}
        yes="Erase"
        no="Cancel"
        destroys
        busy={erasing.isPending}
        onYes={() => erasing.mutate({ params: { contactId } })}
        onNo={() => setIsErasing(false)}
      >
        {erasing.error && (
          <Notice tone="error" className="mb-3">
            {erasing.error.message}
          </Notice>
        )}
        Their account, garage, alerts and words go; open bookings are cancelled first. This cannot be taken back.
      </Confirm>
    </>
  )
}
