import { AlarmClock, Ban, CircleCheck, EllipsisVertical, Flag, MailOpen, RotateCcw, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { InboxThread } from '#core/contracts/messages/inbox.ts'
import { later } from '#web/lib/code/later.tsx'
import { momentWords } from '#web/lib/dates.ts'
import type { ThreadActions } from '../inbox/use-thread-actions.ts'
import { Assignee } from './assignee.tsx'
import { LabelChip } from './label-chip.tsx'
import { LabelMenu } from './label-menu.tsx'
import { ToolItem, ToolMenu } from './menu.tsx'
import { ResponseClock } from './response-clock.tsx'
import { snoozeTimes } from './snooze-times.ts'
import type { Counter } from './use-front-desk.ts'

const BlockDialog = later(() => import('./block-dialog.tsx'))
const ReportDialog = later(() => import('../components/report-dialog.tsx'))
const FrontDeskSettings = later(() => import('./front-desk-settings.tsx'))

type Props = { shopId: string; frontDesk: Counter; actions: ThreadActions; onUnread(): void }

/** What the counter does with a conversation: who looks after it, its labels, when it comes back. */
export function FrontDeskBar({ shopId, frontDesk, actions, onUnread }: Props) {
  const [opens, setOpens] = useState<'block' | 'report' | 'settings'>()
  const { thread } = frontDesk
  if (!thread) return <div className="min-h-12 border-line border-b" />
  return (
    <div className="border-line border-b px-3 py-0.5 text-sm">
      <div className="flex items-center gap-x-1">
        <Assignee shopId={shopId} thread={thread} onChange={frontDesk.change} />
        <LabelMenu shopId={shopId} thread={thread} onChange={frontDesk.change} onManage={() => setOpens('settings')} />
        <span className="grow" />
        <Snooze thread={thread} frontDesk={frontDesk} />
        <ToolMenu label="More" icon={<EllipsisVertical aria-hidden size={18} />}>
          <ToolItem onClick={onUnread}>
            <MailOpen aria-hidden size={18} /> Mark as unread
          </ToolItem>
          <OpenOrClosed thread={thread} actions={actions} />
          {thread.blocked ? (
            <ToolItem onClick={frontDesk.unblock}>
              <Ban aria-hidden size={18} /> Unblock {thread.customer.name}
            </ToolItem>
          ) : (
            <ToolItem onClick={() => setOpens('block')}>
              <Ban aria-hidden size={18} /> Block {thread.customer.name}
            </ToolItem>
          )}
          <ToolItem onClick={() => setOpens('report')}>
            <Flag aria-hidden size={18} /> Report {thread.customer.name}
          </ToolItem>
          <ToolItem onClick={() => setOpens('settings')}>
            <Settings2 aria-hidden size={18} /> Replies, labels, away message
          </ToolItem>
        </ToolMenu>
      </div>
      {(thread.waitingSince || thread.labels.length > 0) && (
        <p className="flex flex-wrap items-center gap-2 pb-2">
          <ResponseClock thread={thread} isWhole />
          {thread.labels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </p>
      )}
      {opens && (
        <Suspense>
          {opens === 'block' && (
            <BlockDialog name={thread.customer.name} onBlock={frontDesk.block} onClose={() => setOpens(undefined)} />
          )}
          {opens === 'report' && (
            <ReportDialog of={{ id: thread.id }} name={thread.customer.name} onClose={() => setOpens(undefined)} />
          )}
          {opens === 'settings' && <FrontDeskSettings shopId={shopId} onClose={() => setOpens(undefined)} />}
        </Suspense>
      )}
    </div>
  )
}

const OpenOrClosed = ({ thread: { id, status }, actions }: { thread: InboxThread; actions: ThreadActions }) =>
  status === 'active' ? (
    <ToolItem onClick={() => actions.close(id)}>
      <CircleCheck aria-hidden size={18} /> Close the conversation
    </ToolItem>
  ) : (
    <ToolItem onClick={() => actions.reopen(id)}>
      <RotateCcw aria-hidden size={18} /> Reopen the conversation
    </ToolItem>
  )

function Snooze({ thread: { snoozedUntil }, frontDesk: { change } }: { thread: InboxThread; frontDesk: Counter }) {
  const until = (instant: string | null) => change({ snoozedUntil: instant }, { snoozedUntil: instant })
  const words = snoozedUntil ? `Snoozed until ${momentWords(snoozedUntil)}` : 'Snooze'
  return (
    <ToolMenu
      label={words}
      icon={<AlarmClock aria-hidden size={18} />}
      words={snoozedUntil && <span className="max-lg:sr-only">{words}</span>}
    >
      {snoozedUntil && <ToolItem onClick={() => until(null)}>Bring it back now</ToolItem>}
      {snoozeTimes(new Date()).map((one) => (
        <ToolItem key={one.name} onClick={() => until(one.until.toISOString())}>
          {one.name}
        </ToolItem>
      ))}
    </ToolMenu>
  )
}
