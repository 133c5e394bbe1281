import type { HistoryEntry, StandingChange } from '#core/contracts/admin/applications.ts'
import { momentWords } from '../../lib/dates.ts'

const names: Record<StandingChange, string> = {
  submitted: 'Sent in',
  resubmitted: 'Sent in again',
  more_asked: 'More was asked for',
  approved: 'Approved',
  rejected: 'Rejected',
  blocked: 'Blocked',
  reinstated: 'Reinstated',
  unpublished: 'Unpublished',
  republished: 'Republished',
}

/** What happened to a shop's standing, newest first. */
export const History = ({ entries }: { entries: readonly HistoryEntry[] }) =>
  entries.length === 0 ? (
    <p className="text-ink-soft">Nothing is noted.</p>
  ) : (
    <ol className="grid gap-2">
      {entries.map(({ id, what, words, by, at }) => (
        <li key={id} className="border-line-strong border-l-2 pl-3">
          <p>
            <span className="font-semibold">{names[what]}</span>
            <span className="text-ink-soft text-sm">
              {' '}
              {momentWords(at)}
              {by && `, by ${by}`}
            </span>
          </p>
          {words && <p className="whitespace-pre-line break-words">{words}</p>}
        </li>
      ))}
    </ol>
  )
