import { type FormEvent, useState } from 'react'
import type { AwayMessage } from '#core/contracts/messages/inbox.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { TabList } from '../../../components/tab-list.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { CheckField, TextAreaField } from '../../../components/ui/field.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { ReplyManager } from '../replies/reply-manager.tsx'
import { LabelManager } from './label-manager.tsx'

const tabs = [
  { id: 'replies', name: 'Ready replies' },
  { id: 'labels', name: 'Labels' },
  { id: 'away', name: 'Away message' },
] as const
type Tab = (typeof tabs)[number]['id']

const tab = (chosen: boolean): string =>
  `min-h-11 px-3 font-semibold ${chosen ? 'border-ink border-b-2' : 'text-ink-soft'}`

/** What a shop's counter keeps ready. */
export default function FrontDeskSettings({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const [chosen, setChosen] = useState<Tab>('replies')
  return (
    <Dialog open wide title="At the counter" onClose={onClose}>
      <TabList
        id="counter"
        label="At the counter"
        tabs={tabs}
        chosen={chosen}
        onChoose={setChosen}
        className="mb-4 flex flex-wrap gap-1 border-line border-b"
        tabClassName={tab}
      />
      <div role="tabpanel" id="counter-panel" aria-labelledby={`counter-${chosen}`}>
        {chosen === 'replies' && <ReplyManager shopId={shopId} />}
        {chosen === 'labels' && <LabelManager shopId={shopId} />}
        {chosen === 'away' && <AwayForm shopId={shopId} />}
      </div>
    </Dialog>
  )
}

const MOST = 500

function AwayForm({ shopId }: { shopId: string }) {
  const { data, error, refetch, isFetching } = useRead('GET /shops/:shopId/away-message', { params: { shopId } })
  if (error && !data)
    return <Failed title="Failed to fetch the away message" onRetry={() => void refetch()} retrying={isFetching} />
  return data ? <Fields shopId={shopId} away={data} /> : <Spinner>Loading...</Spinner>
}

/** What drivers get while the shop is closed. */
function Fields({ shopId, away }: { shopId: string; away: AwayMessage }) {
  const [enabled, setEnabled] = useState(away.enabled)
  const [content, setContent] = useState(away.content)
  const saving = useSend('PATCH /shops/:shopId/away-message', {
    invalidates: ['GET /shops/:shopId/away-message'],
    onDone: () => toast({ type: 'success', title: 'Away message saved' }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ params: { shopId }, body: { enabled, content } })
  }
  const problem = saving.error?.fields.content
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <CheckField
        label="Answer by itself while the shop is closed"
        hint="Once for each driver, until you open again."
        checked={enabled}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      <TextAreaField
        label="Message"
        hint="{opens} stands for your next opening, {shop} for the name of the shop."
        most={MOST}
        length={content.length}
        error={problem}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div>
        <p className="font-semibold">What drivers read</p>
        <p className="mt-1 whitespace-pre-wrap rounded-xl bg-sunk px-4 py-3">{away.preview}</p>
        {content !== away.content && <p className="mt-1 text-ink-soft text-sm">As it was saved last.</p>}
      </div>
      {saving.error && !problem && <Notice tone="error">{saving.error.message}</Notice>}
      <Button type="submit" look="primary" className="justify-self-start" busy={saving.isPending && 'Saving...'}>
        Save
      </Button>
    </form>
  )
}
