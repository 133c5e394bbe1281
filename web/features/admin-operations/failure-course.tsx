import type { Delivery } from '#core/contracts/admin/delivery.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'

type Props = { course: Delivery['course']; byHour: boolean }

/** How many failed in each hour or day, as bars; a table says the same to those who hear it. */
export function FailureCourse({ course, byHour }: Props) {
  const most = Math.max(0, ...course.map(({ failed }) => failed))
  if (most === 0) return null
  const named = (at: string) => (byHour ? clockOf(at) : dayOfInstant(at))
  const [first, last] = [course[0], course.at(-1)]
  return (
    <figure className="grid gap-1 rounded-xl bg-surface p-4 shadow-card">
      <div aria-hidden className="flex h-20 items-end gap-0.5">
        {course.map(({ at, failed }) => (
          <span
            key={at}
            title={`${named(at)}: ${failed}`}
            className={`min-h-px grow rounded-t ${failed > 0 ? 'bg-danger' : 'bg-line'}`}
            style={{ height: `${(failed / most) * 100}%` }}
          />
        ))}
      </div>
      <figcaption className="flex justify-between text-ink-soft text-xs tabular-nums">
        <span>{first && named(first.at)}</span>
        <span>{`At most ${most} failed in ${byHour ? 'an hour' : 'a day'}`}</span>
        <span>{last && named(last.at)}</span>
      </figcaption>
      <table className="sr-only">
        <caption>Failed by {byHour ? 'hour' : 'day'}</caption>
        <tbody>
          {course.map(({ at, failed }) => (
            <tr key={at}>
              <th scope="row">{named(at)}</th>
              <td>{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
