import { useState } from 'react'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'

type Props = { shopId: string; onClose(): void }

/** The secret address under which a calendar program reads the shop's bookings. */
export default function FeedDialog({ shopId, onClose }: Props) {
  const params = { shopId }
  const { data, error, refetch, isFetching } = useRead('GET /shops/:shopId/calendar-feed', { params })
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    toast({ type: 'success', title: 'Address copied' })
  }
  return (
    <Dialog
      open
      title="Calendar feed"
      description="Subscribe to this address in Google Calendar, Outlook or on your phone. It shows codes and first names only."
      onClose={onClose}
    >
      {error && <Failed title={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Spinner>Loading...</Spinner>}
      {data && (
        <div className="grid gap-4">
          <TextField
            label="Your secret address"
            hint="Whoever has it sees your bookings, so keep it to yourself. It ends when you leave the shop."
            readOnly
            value={data.url}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => void copy(data.url)}>
              Copy the address
            </Button>
            <Renew shopId={shopId} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** Owners end every address; for others the server says no. */
function Renew({ shopId }: Pick<Props, 'shopId'>) {
  const params = { shopId }
  const [asks, setAsks] = useState(false)
  const renew = useSend('POST /shops/:shopId/calendar-feed/renew', {
    invalidates: ['GET /shops/:shopId/calendar-feed'],
    onDone: () => {
      setAsks(false)
      toast({ type: 'success', title: 'The calendar has a new address' })
    },
    onFailed: ({ message }) => {
      setAsks(false)
      toast({ type: 'error', title: message })
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsks(true)}>
        Renew (owners)
      </Button>
      <Confirm
        open={asks}
        title="Renew the calendar's address?"
        yes="Renew"
        no="Keep it"
        busy={renew.isPending}
        onYes={() => renew.mutate({ params })}
        onNo={() => setAsks(false)}
      >
        Every address that members of the shop have now stops working.
      </Confirm>
    </>
  )
}
