import type { ServiceCode } from '#core/contracts/shops.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { byWhen } from '#web/lib/dates.ts'
import { Button } from '../../../components/ui/button.tsx'

type Props = {
  shopId: string
  work: { services: ServiceCode[]; quantity: number }
  /** The days that have a free time. */
  days: readonly string[] | undefined
  /** The chosen day is full. */
  isOther: boolean
  onChoose(start: string): void
}

/** The first time at which a bay is free for the work, by one tap. */
export function NextFree({ shopId, work, days, isOther, onChoose }: Props) {
  const [date] = days ?? []
  const { data } = useRead(
    'GET /shops/:shopId/counter-slots',
    date ? { params: { shopId }, query: { ...work, locationType: 'wait' as const, date } } : null,
  )
  const start = data?.starts[0]
  if (!start) return null
  return (
    <Button look="quiet" className="justify-self-start" onClick={() => onChoose(start)}>
      {isOther ? 'Next free time' : 'First free time'}: {byWhen(start)}
    </Button>
  )
}
