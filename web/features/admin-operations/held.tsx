import { useState } from 'react'
import type { HeldDecided, HeldGroupView } from '#core/contracts/admin/operations.ts'
import type { Column } from '#web/components/console/column.ts'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Empty, Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { channelNames, plainName, reasonName } from './words.ts'

const columns: readonly Column<HeldGroupView>[] = [
  { id: 'kind', head: 'Kind', onCard: 'title', cell: ({ kind }) => plainName(kind) },
  { id: 'channel', head: 'Channel', cell: ({ channel }) => channelNames[channel] },
  { id: 'reason', head: 'Why', cell: ({ reason }) => reasonName(reason) },
  { id: 'count', head: 'Held', isNumber: true, onCard: 'aside', cell: ({ count }) => count },
  {
    id: 'until',
    head: 'Until',
    from: 'lg',
    cell: ({ earliest, latest }) =>
      earliest === latest ? momentWords(earliest) : `${momentWords(earliest)} to ${momentWords(latest)}`,
  },
]

const became = ({ sent, held, dropped, left }: HeldDecided): string =>
  `${sent} sent, ${held} held on, ${dropped} dropped${left > 0 ? `; ${left} are left` : ''}`

/** What waits for the end of quiet hours, for templates, for replies: by kind and reason. */
export function HeldList() {
  const read = useRead('GET /admin/operations/held', {}, { every: 30_000 })
  const [asked, setAsked] = useState<{ group: HeldGroupView; drops: boolean }>()
  const options = {
    invalidates: ['GET /admin/operations/held'] as const,
    onDone: (answer: HeldDecided) => toast({ type: 'success', title: became(answer) }),
    onFailed: toastError,
  }
  const send = useAdminSend('POST /admin/operations/held/send', options)
  const drop = useAdminSend('POST /admin/operations/held/drop', options)
  const act = (group: HeldGroupView, drops: boolean) => {
    const { channel, kind, reason } = group
    setAsked(undefined)
    ;(drops ? drop : send).mutate({ body: { channel, kind, reason } })
  }
  return (
    <>
      {read.data?.capped && <Notice tone="warning">Only the first ten thousand are counted.</Notice>}
      <ListScreen
        read={read}
        failed="Failed to load what is held"
        label="What is held"
        columns={columns}
        rows={read.data?.groups}
        idOf={({ channel, kind, reason }) => `${channel}.${kind}.${reason}`}
        nameOf={({ kind }) => plainName(kind)}
        act={(group) => (
          <span className="flex gap-2">
            {group.reason !== 'waits_for_reply' && (
              <Button look="quiet" onClick={() => setAsked({ group, drops: false })}>
                Send now
              </Button>
            )}
            <Button look="danger" onClick={() => setAsked({ group, drops: true })}>
              Drop
            </Button>
          </span>
        )}
        empty={<Empty title="Nothing is held." />}
      />
      {asked && (
        <Confirm
          open
          title={asked.drops ? `Drop ${asked.group.count}?` : `Decide about ${asked.group.count} now?`}
          yes={asked.drops ? 'Drop them' : 'Send now'}
          no="Cancel"
          destroys={asked.drops}
          onYes={() => act(asked.group, asked.drops)}
          onNo={() => setAsked(undefined)}
        >
          {asked.drops
            ? 'Nobody is told. This cannot be taken back.'
            : 'Quiet hours are not waited for; consent, preferences, templates and the day’s budget still count. At most 200 at a time.'}
        </Confirm>
      )}
    </>
  )
}
