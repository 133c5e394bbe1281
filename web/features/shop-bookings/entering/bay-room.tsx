import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf } from '#web/lib/dates.ts'
import { Button } from '../../../components/ui/button.tsx'
import { today } from '../grid-times.ts'
import { roomInBays } from './room-in-bays.ts'

type Input = { minutes: number; bay: number; start?: string }
type Props = { shopId: string; minutes: number; isBusy: boolean; onChoose(input: Input): void }

/** Where every bay is taken: the next time that is free for so long, and what can be had now. */
export function BayRoom({ shopId, minutes, isBusy, onChoose }: Props) {
  const { data } = useRead('GET /shops/:shopId/bay-calendar', { params: { shopId }, query: { from: today() } })
  if (!data) return null
  const { next, shorter } = roomInBays(data, new Date(), minutes)
  return (
    <div className="flex flex-wrap gap-2">
      {next && (
        <Button look="quiet" disabled={isBusy} onClick={() => onChoose({ minutes, bay: next.bay, start: next.start })}>
          Bay {next.bay} from {clockOf(next.start)}
        </Button>
      )}
      {shorter && (
        <Button look="quiet" disabled={isBusy} onClick={() => onChoose(shorter)}>
          Bay {shorter.bay} now, for {shorter.minutes} minutes
        </Button>
      )}
    </div>
  )
}
