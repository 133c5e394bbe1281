import { Badge } from '#web/components/console/badge.tsx'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { usePages } from '#web/lib/api/use-pages.ts'
import { momentWords } from '#web/lib/dates.ts'
import { channelName, kindName, states } from './words.ts'

/** What they were sent, or not, and why; the words of it are nobody's here. */
export function History({ contactId }: { contactId: string }) {
  const { pages, failed, more, isLoading } = usePages('GET /admin/people/:contactId/history', {
    params: { contactId },
    query: { limit: 25 },
  })
  const entries = pages?.flatMap((page) => page.entries)
  return (
    <section className={`${card} p-4`} aria-labelledby="history">
      <h2 id="history" className="font-bold text-lg">
        Message history
      </h2>
      <p className="mb-1 text-ink-soft text-sm">
        Kinds, not words. The reason stands as the person is told it: ‘You got this because …’.
      </p>
      {entries?.length === 0 && <p className="text-ink-soft">Nothing was sent to them.</p>}
      <ul className="divide-y divide-line">
        {entries?.map(({ id, kind, channel, state, because, at, until }) => (
          <li key={id} className="grid gap-x-3 py-2 sm:grid-cols-[1fr_auto]">
            <p className="font-medium">
              {kindName(kind)} <span className="font-normal text-ink-soft">by {channelName(channel)}</span>
            </p>
            <p className="row-span-2">
              <Badge tone={states[state].tone}>{states[state].name}</Badge>
            </p>
            <p className="text-ink-soft text-sm">
              {momentWords(at)}, because {because}
              {until && `; until ${momentWords(until)}`}
            </p>
          </li>
        ))}
      </ul>
      {failed && <Failed title="Failed to load the history" onRetry={failed.retry} retrying={failed.trying} />}
      {isLoading && <Spinner>Loading...</Spinner>}
      {more && (
        <Button look="quiet" className="mt-2" onClick={more}>
          Show more
        </Button>
      )}
    </section>
  )
}
