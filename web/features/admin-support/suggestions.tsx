import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { ShopSuggestion } from '#core/contracts/admin/support.ts'
import { brand } from '#core/rules/brand.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError, toastUndo } from '#web/lib/toast.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { Badge } from '../../components/console/badge.tsx'
import { More } from '../../components/console/list-screen.tsx'
import { card } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Empty, Failed, Spinner } from '../../components/ui/states.tsx'
import { suggestionReads } from './reads.ts'

/** The fitment centres that people miss, each once. */
export function Suggestions() {
  const { params } = useAddress()
  const show = params.get('suggestions') === 'done' ? 'done' : 'open'
  const read = usePages('GET /admin/suggestions', { query: { show } })
  const list = (read.pages ?? read.before)?.flatMap((page) => page.suggestions)
  return (
    <section aria-labelledby="suggestions" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="suggestions" className="font-bold text-lg">
          Suggested fitment centres
        </h2>
        <AddressSelect
          label="Suggestions"
          name="suggestions"
          choices={[
            ['open', 'To do'],
            ['done', 'Done'],
          ]}
        />
      </div>
      {read.failed && !list ? (
        <Failed title="Failed to load suggestions" onRetry={read.failed.retry} retrying={read.failed.trying}>
          {read.failed.error.message}
        </Failed>
      ) : !list ? (
        <Spinner>Loading...</Spinner>
      ) : list.length === 0 ? (
        <Empty title={show === 'done' ? 'None is done yet' : 'No suggestions wait'} />
      ) : (
        <ul className={`${card} divide-y divide-line`}>
          {list.map((one) => (
            <Suggestion key={one.id} suggestion={one} />
          ))}
        </ul>
      )}
      <More read={read}>More suggestions</More>
    </section>
  )
}

function Suggestion({ suggestion }: { suggestion: ShopSuggestion }) {
  const { id, shop, place, times, firstAt, doneAt, by } = suggestion
  const { go } = useAddress()
  const settle = useSend('PATCH /admin/suggestions/:id', {
    invalidates: suggestionReads,
    onDone: (_none, { body }) =>
      toastUndo(body.done ? `${shop} is done` : `${shop} is to do again`, () =>
        settle.mutate({ params: { id }, body: { done: !body.done } }),
      ),
    onFailed: toastError,
  })
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <p className="break-words font-semibold">{shop}</p>
          <p className="break-words text-ink-soft text-sm">
            {place} · {doneAt ? `done ${dayOfInstant(doneAt)}` : `since ${dayOfInstant(firstAt)}`}
          </p>
        </div>
        {times > 1 && <Badge tone="calm">{times} times</Badge>}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="text-ink-soft">From</span>
        {by.map(({ threadId, name }) => (
          <Button
            key={threadId}
            className="inline-flex min-h-6 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            onClick={() => go({ thread: threadId }, 'replace')}
          >
            {name}
          </Button>
        ))}
        {times > by.length && <span className="text-ink-soft">and {times - by.length} more</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Invite shop={shop} />
        <Button
          look="quiet"
          disabled={settle.isPending}
          onClick={() => settle.mutate({ params: { id }, body: { done: doneAt === null } })}
        >
          {doneAt ? 'To do again' : 'Mark done'}
          <span className="sr-only"> {shop}</span>
        </Button>
      </div>
    </li>
  )
}

/** What an admin sends to the shop, in the shop's own channel. */
function Invite({ shop }: { shop: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    const words = `Hello ${shop}. Drivers near you ask for you on ${brand.name}, where they compare tyres at local shops and book a fitting by WhatsApp. Joining takes a few minutes: ${window.location.origin}/signup`
    try {
      await navigator.clipboard.writeText(words)
      setIsCopied(true)
      toast({ type: 'success', title: 'Invitation copied', message: words })
    } catch {
      toast({ type: 'info', title: 'Copy this invitation', message: words, duration: 60_000 })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <Icon aria-hidden size={16} /> Copy invitation<span className="sr-only"> for {shop}</span>
    </Button>
  )
}
