import { useState } from 'react'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'

const DAYS = 365

/** Counts what is older than a year, and deletes it if the admin says so; a clock does the same every night. */
export function OldEntries() {
  const [asks, setAsks] = useState(false)
  const { data } = useRead('GET /admin/audit/old', { query: { days: DAYS } })
  const { mutate, isPending } = useAdminSend('DELETE /admin/audit/old', {
    invalidates: ['GET /admin/audit', 'GET /admin/audit/old'],
    onDone: ({ deleted }) => toast({ type: 'success', title: `${deleted} old entries deleted` }),
    onFailed: toastError,
  })
  if (!data?.entries) return null
  return (
    <>
      <Button look="quiet" busy={isPending && 'Deleting...'} onClick={() => setAsks(true)}>
        {`Delete ${data.entries} older than ${DAYS} days`}
      </Button>
      <Confirm
        open={asks}
        title={`Delete ${data.entries} entries?`}
        yes="Delete"
        no="Keep them"
        destroys
        onNo={() => setAsks(false)}
        onYes={() => {
          setAsks(false)
          mutate({ query: { days: DAYS } })
        }}
      >
        They are older than {DAYS} days. They cannot be brought back.
      </Confirm>
    </>
  )
}
