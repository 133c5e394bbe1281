import { Megaphone } from 'lucide-react'
import type { AnnouncementView } from '#core/contracts/admin/announcements.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty } from '#web/components/ui/states.tsx'
import { usePages } from '#web/lib/api/use-pages.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useShortcuts } from '#web/lib/keys.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { channels, group, stateOf, states } from './words.ts'

const columns: readonly Column<AnnouncementView>[] = [
  { id: 'title', head: 'Announcement', onCard: 'title', cell: ({ title }) => title },
  { id: 'group', head: 'To', cell: (one) => group(one) },
  {
    id: 'channels',
    head: 'By',
    from: 'xl',
    cell: (one) => one.channels.map((channel) => channels[channel]).join(', '),
  },
  {
    id: 'told',
    head: 'Told (people)',
    isNumber: true,
    cell: ({ state, told, people }) => (state === 'draft' ? '' : `${told} of ${people}`),
  },
  { id: 'date', head: 'Date', from: 'lg', cell: ({ startsAt, createdAt }) => dayOfInstant(startsAt ?? createdAt) },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: (one) => {
      const { name, tone } = stateOf(one, Date.now())
      return <Badge tone={tone}>{name}</Badge>
    },
  },
]

/** What is told to many at once: written, sent at a pace, paused and stopped. */
export function AnnouncementsScreen() {
  const { params, go } = useAddress()
  const state = (Object.keys(states) as AnnouncementView['state'][]).find((one) => one === params.get('state'))
  const open = params.get('open') ?? undefined
  const writing = params.get('write') ?? undefined
  const write = (id: string) => go({ write: id })
  useShortcuts([{ key: 'n', does: 'Write an announcement', run: () => write('new') }])
  return (
    <ConsolePage
      title="Announcements"
      about="To drivers who said yes to news, and to sellers"
      actions={
        <Button look="primary" onClick={() => write('new')}>
          <Megaphone aria-hidden size={20} /> New announcement
        </Button>
      }
    >
      <AddressSelect
        label="State"
        name="state"
        choices={[['', 'All'], ...Object.entries(states).map(([value, { name }]) => [value, name] as const)]}
      />
      <List state={state} open={open} onOpen={(id) => go({ open: id })} />
      {open && (
        <AnnouncementPanel key={open} id={open} onClose={() => go({ open: undefined })} onWrite={() => write(open)} />
      )}
      {writing && (
        <AnnouncementDialog
          key={writing}
          id={writing === 'new' ? undefined : writing}
          onClose={() => go({ write: undefined }, 'replace')}
          onSaved={(id) => go({ write: undefined, open: id }, 'replace')}
        />
      )}
    </ConsolePage>
  )
}

type ListProps = { state: AnnouncementView['state'] | undefined; open: string | undefined; onOpen(id: string): void }

function List({ state, open, onOpen }: ListProps) {
  const read = usePages('GET /admin/announcements', {
    query: { limit: 20, ...(state && { state }) },
  })
  const rows = read.pages?.flatMap((page) => page.announcements)
  return (
    <ListScreen
      read={read}
      failed="Failed to load the announcements"
      label="Announcements"
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      open={open}
      onOpen={({ id }) => onOpen(id)}
      empty={
        <Empty title="Nothing was announced yet.">
          <p>Write the first one; nobody gets it before you send it.</p>
        </Empty>
      }
    />
  )
}
