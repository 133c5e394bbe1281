import { Menu } from '@base-ui/react/menu'
import {
  AlarmClock,
  Ban,
  Check,
  CircleCheck,
  EllipsisVertical,
  Flag,
  MailOpen,
  RotateCcw,
  Settings2,
  Tag,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import type { InboxThread, Label } from '#core/contracts/messages/inbox.ts'
import { addDays, localDate, weekdayOf } from '#core/rules/time/time.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { later } from '#web/lib/code/later.tsx'
import { momentWords } from '#web/lib/dates.ts'
import type { ThreadActions } from '../inbox/use-thread-actions.ts'
import { LabelChip } from './label-chip.tsx'
import { ResponseClock } from './response-clock.tsx'
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

const HOUR_MS = 60 * 60 * 1000

const MONDAY = 1

const OPENS = '08:00'

/** South Africa keeps one time all year. */
const morningOf = (day: string): Date => new Date(`${day}T${OPENS}:00+02:00`)

/** Until when a conversation may sleep, in words and as an instant. */
function snoozeTimes(now: Date): { name: string; until: Date }[] {
  const today = localDate(now)
  const tomorrow = addDays(today, 1)
  const toMonday = (8 - weekdayOf(today)) % 7 || 7
  const monday = addDays(today, toMonday)
  return [
    { name: 'For an hour', until: new Date(now.getTime() + HOUR_MS) },
    { name: 'For three hours', until: new Date(now.getTime() + 3 * HOUR_MS) },
    { name: `Until tomorrow, ${OPENS}`, until: morningOf(tomorrow) },
    ...(weekdayOf(tomorrow) === MONDAY ? [] : [{ name: `Until Monday, ${OPENS}`, until: morningOf(monday) }]),
    { name: 'For a week', until: morningOf(addDays(today, 7)) },
  ]
}

type AssigneeProps = { shopId: string; thread: InboxThread; onChange: Counter['change'] }

/** Who of the shop looks after the conversation. */
function Assignee({ shopId, thread: { assignee }, onChange }: AssigneeProps) {
  const { data } = useRead('GET /shops/:shopId/members', { params: { shopId } })
  const members = data?.members ?? []
  const choose = (memberId: string) => {
    const one = members.find(({ id }) => id === memberId)
    onChange({ assigneeId: one?.id ?? null }, { assignee: one ? { id: one.id, name: one.name, you: one.you } : null })
  }
  return (
    <label className="flex min-w-0 items-center gap-1.5">
      <span className="text-ink-soft max-lg:sr-only">Looked after by</span>
      <select
        className="min-h-11 min-w-0 max-w-44 rounded-lg bg-transparent px-1 font-semibold hover:bg-sunk"
        value={assignee?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Nobody</option>
        {assignee && !members.some(({ id }) => id === assignee.id) && (
          <option value={assignee.id}>{assignee.name}</option>
        )}
        {members.map(({ id, name, you }) => (
          <option key={id} value={id}>
            {you ? `${name} (you)` : name}
          </option>
        ))}
      </select>
    </label>
  )
}

type LabelMenuProps = { shopId: string; thread: InboxThread; onChange: Counter['change']; onManage(): void }

/** The labels of the conversation, and the shop's others to choose from. */
function LabelMenu({ shopId, thread, onChange, onManage }: LabelMenuProps) {
  const { data } = useRead('GET /shops/:shopId/labels', { params: { shopId } })
  const has = (label: Label) => thread.labels.some(({ id }) => id === label.id)
  const toggle = (label: Label) => {
    const labels = has(label) ? thread.labels.filter(({ id }) => id !== label.id) : [...thread.labels, label]
    onChange({ labelIds: labels.map(({ id }) => id) }, { labels })
  }
  return (
    <ToolMenu label="Labels" icon={<Tag aria-hidden size={18} />}>
      {data?.labels.map((label) => (
        <Menu.CheckboxItem
          key={label.id}
          checked={has(label)}
          onCheckedChange={() => toggle(label)}
          className={menuItem}
        >
          <span className="w-5">
            <Menu.CheckboxItemIndicator>
              <Check aria-hidden size={18} />
            </Menu.CheckboxItemIndicator>
          </span>
          <LabelChip label={label} />
        </Menu.CheckboxItem>
      ))}
      <ToolItem onClick={onManage}>
        {data?.labels.length === 0 ? 'Make the first label…' : 'Change the labels…'}
      </ToolItem>
    </ToolMenu>
  )
}

const menuItem =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-lg px-3 text-left data-[highlighted]:bg-sunk'

type ToolMenuProps = { label: string; icon: ReactNode; words?: ReactNode; children: ReactNode }

/** A button of the counter that opens a list of what can be done. */
const ToolMenu = ({ label, icon, words, children }: ToolMenuProps) => (
  <Menu.Root>
    <Menu.Trigger
      aria-label={label}
      title={label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2 font-semibold text-sm hover:bg-sunk data-[popup-open]:bg-sunk"
    >
      {icon}
      {words}
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner sideOffset={4} align="end" className="z-50">
        <Menu.Popup className="max-h-[70dvh] min-w-56 overflow-y-auto rounded-xl bg-surface p-2 text-ink shadow-card ring-1 ring-line">
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)

const ToolItem = (props: Omit<ComponentProps<typeof Menu.Item>, 'className'>) => (
  <Menu.Item {...props} className={menuItem} />
)
