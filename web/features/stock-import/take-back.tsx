import { useState } from 'react'
import { localTime } from '#core/rules/time/time.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Acts } from '../../components/console/acting.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'

const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: 'Africa/Johannesburg' })
export const whenWords = (at: string): string => `${day.format(new Date(at))} at ${localTime(new Date(at))}`

/** Takes an import back, for 24 hours. */
export function TakeBack({ id, until }: { id: string; until: string }) {
  const [asks, setAsks] = useState(false)
  const undo = useSend('POST /imports/:id/undo', {
    invalidates: [
      'GET /imports/:id',
      'GET /shops/:shopId/imports',
      'GET /shops/:shopId/listings',
      'GET /shops/:shopId/stock',
    ],
    onDone: ({ putBack, removed, stays }) => {
      setAsks(false)
      toast({
        type: 'success',
        title: 'Import taken back',
        message: `${putBack} as before, ${removed} removed again${stays > 0 ? `, ${stays} stay, as they were changed or promised since` : ''}`,
      })
    },
    onFailed: toastError,
  })
  return (
    <Acts>
      <Button look="quiet" onClick={() => setAsks(true)}>
        Take it back
      </Button>
      <Confirm
        open={asks}
        title="Take this import back?"
        yes="Take it back"
        no="Keep it"
        destroys
        busy={undo.isPending}
        onYes={() => undo.mutate({ params: { id } })}
        onNo={() => setAsks(false)}
      >
        Prices and stock become what they were, and tyres that it added go. What was changed since, or is promised to a
        driver, stays. Possible until {whenWords(until)}.
      </Confirm>
    </Acts>
  )
}
