import type { ProcessView } from '#core/contracts/admin/operations.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Empty } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf, momentWords } from '#web/lib/dates.ts'
import { Section } from './section.tsx'
import { sizeWords } from './words.ts'

const columns: readonly Column<ProcessView>[] = [
  {
    id: 'name',
    head: 'Process',
    onCard: 'title',
    cell: ({ name, host, pid }) => (
      <>
        {name} <span className="font-normal text-ink-soft">on {`${host}, ${pid}`}</span>
      </>
    ),
  },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ silent, seenAt }) =>
      silent ? <Badge tone="bad">Silent since {clockOf(seenAt)}</Badge> : <Badge tone="good">Runs</Badge>,
  },
  {
    id: 'checks',
    head: 'Checks',
    cell: ({ checks }) => (
      <span className="flex flex-wrap gap-1">
        {Object.entries(checks).map(([name, verdict]) => (
          <Badge key={name} tone={verdict === 'ok' ? 'good' : 'bad'}>
            {name} {verdict}
          </Badge>
        ))}
      </span>
    ),
  },
  { id: 'since', head: 'Started', from: 'lg', cell: ({ startedAt }) => momentWords(startedAt) },
  { id: 'build', head: 'Version', from: 'xl', cell: ({ build }) => build },
  { id: 'memory', head: 'Memory', isNumber: true, from: 'lg', cell: ({ memoryBytes }) => sizeWords(memoryBytes) },
  {
    id: 'disk',
    head: 'Disk free',
    isNumber: true,
    cell: ({ disk }) => (disk ? `${sizeWords(disk.freeBytes)} of ${sizeWords(disk.totalBytes)}` : 'not known'),
  },
]

/** Every process that runs, or has been killed within the hour. */
export function Processes() {
  const read = useRead('GET /admin/operations', {}, { every: 5_000 })
  return (
    <Section id="processes" title="Processes" about="Each says every 5 seconds how it is.">
      <ListScreen
        read={read}
        failed="Failed to load the processes"
        label="Processes"
        columns={columns}
        rows={read.data?.processes}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        empty={<Empty title="No process has said that it runs." />}
      />
    </Section>
  )
}
