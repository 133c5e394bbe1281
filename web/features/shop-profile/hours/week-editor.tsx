import { useQueryClient } from '@tanstack/react-query'
import type { ChangeShopHours } from '#core/contracts/forms/shop-hours.ts'
import type { OwnHours } from '#core/contracts/seller/shop-profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { Failed } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { useKept } from '../use-kept.ts'
import { DayRow } from './day-row.tsx'
import { begun, dayProblem, templates } from './week.ts'

type Props = { shopId: string; hours: OwnHours; onDone(): void }

const isWhole = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && 'week' in found && Array.isArray(found.week) && found.week.length === 7

/** The hours of every week as they are changed; a save that fails keeps what was entered. */
export function WeekEditor({ shopId, hours, onDone }: Props) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const { value, change, reset } = useKept<ChangeShopHours>(`shop-hours:${shopId}`, begun(hours), isWhole)
  const saving = useSend('PATCH /shops/:shopId/hours', {
    onDone: (saved) => {
      reset()
      showAnswer(client, queryKeyOf('GET /shops/:shopId/hours', { params: { shopId } }), saved)
      invalidate('GET /shops/:shop', 'GET /shops/:shopId/profile', 'GET /shops/:shopId/chat-preview')
      toast({ type: 'success', title: 'Opening hours updated successfully' })
      onDone()
    },
  })
  const save = () => saving.mutate({ params: { shopId }, body: value })
  const isWrong = value.week.some(({ intervals }) => dayProblem(intervals))
  const cancel = () => {
    reset()
    onDone()
  }
  return (
    <div className="grid content-start gap-4">
      <Templates onChoose={(week) => change({ ...value, week: [...week] })} />
      <div className="grid divide-y divide-line">
        {value.week.map((day) => (
          <DayRow
            key={day.weekday}
            day={day}
            onChange={(intervals) =>
              change({
                ...value,
                week: value.week.map((one) => (one.weekday === day.weekday ? { ...one, intervals } : one)),
              })
            }
          />
        ))}
      </div>
      <CheckField
        label="Open on public holidays"
        hint="Otherwise your shop is shown as closed then. A special day overrides it."
        checked={value.openOnPublicHolidays}
        onChange={({ target }) => change({ ...value, openOnPublicHolidays: target.checked })}
      />
      {saving.error && (
        <Failed title="Opening hours management unavailable" onRetry={save} retrying={saving.isPending}>
          {saving.error.code === 'SHOP_NOT_FOUND' ? 'Business ID not found' : saving.error.message}
        </Failed>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" className="min-h-12" disabled={saving.isPending} onClick={cancel}>
          Cancel
        </Button>
        <Button look="primary" disabled={isWrong} busy={saving.isPending && 'Saving...'} onClick={save}>
          Save Hours
        </Button>
      </div>
    </div>
  )
}

const Templates = ({ onChoose }: { onChoose(week: ChangeShopHours['week']): void }) => (
  <fieldset>
    <legend className="mb-2 font-semibold">Quick Setup Templates</legend>
    <div className="flex flex-wrap gap-2">
      {templates.map(({ name, says, week }) => (
        <Button key={name} title={says} look="quiet" onClick={() => onChoose(week)}>
          {name}
        </Button>
      ))}
    </div>
  </fieldset>
)
