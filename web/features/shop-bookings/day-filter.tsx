import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../../components/ui/button.tsx'
import { dayAfter, isDay, today } from './grid-times.ts'

const chip =
  'min-h-11 rounded-lg border border-line-strong bg-surface px-3 font-semibold hover:bg-sunk aria-pressed:border-2 aria-pressed:border-accent-ink aria-pressed:bg-accent-wash'

/** The day of the work, kept in the address: what is to do on any day, today's, tomorrow's, or another's. */
export function DayFilter() {
  const { params, go } = useAddress()
  const asked = params.get('day') ?? ''
  const day = isDay(asked) ? asked : undefined
  const choose = (next: string | undefined) => go({ day: next }, 'replace')
  const one = (name: string, value: string | undefined) => (
    <Button className={chip} aria-pressed={day === value} onClick={() => choose(value)}>
      {name}
    </Button>
  )
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Day</legend>
      {one('Any day', undefined)}
      {one('Today', today())}
      {one('Tomorrow', dayAfter(today(), 1))}
      <input
        type="date"
        aria-label="Another day"
        className="min-h-11 rounded-lg border border-line-strong bg-surface px-2"
        value={day ?? ''}
        onChange={({ target }) => choose(target.value || undefined)}
      />
    </fieldset>
  )
}
