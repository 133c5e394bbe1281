import type { JobRow, OperationsView } from '#core/contracts/admin/operations.ts'
import type { JobName } from '#core/rules/operations/names.ts'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { Figure } from '#web/components/console/figure.tsx'
import { Empty, Notice } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { Section } from './section.tsx'
import { countWords } from './words.ts'

const columns: readonly Column<JobRow>[] = [
  { id: 'name', head: 'Job', onCard: 'title', cell: ({ name }) => jobName(name) },
  { id: 'waiting', head: 'Waiting', isNumber: true, cell: ({ waiting }) => waiting },
  { id: 'active', head: 'Active', isNumber: true, cell: ({ active }) => active },
  { id: 'delayed', head: 'Delayed', isNumber: true, cell: ({ delayed }) => delayed },
  { id: 'completed', head: 'Done a minute', isNumber: true, cell: ({ completedAMinute }) => completedAMinute },
  {
    id: 'tries',
    head: 'Failed a minute',
    isNumber: true,
    from: 'lg',
    cell: ({ failedAMinute }) => failedAMinute,
  },
]

const rowNames: readonly [keyof OperationsView['waiting'], string][] = [
  ['inbound', 'Messages to answer'],
  ['outbound', 'Messages to send'],
  ['mail', 'Mails to send'],
  ['events', 'Events to react to'],
]

/** What waits in the rows, which are the truth, and in the queue, which only nudges. */
export function QueueTable() {
  const { data } = useRead('GET /admin/operations', {}, { every: 5_000 })
  const queue = data?.queue
  return (
    <Section
      id="queue"
      title="Queue"
      about={
        queue && (
          <>
            On {queue.place === 'redis' ? 'Redis' : 'PostgreSQL'}.{' '}
            {queue.oldestWaiting && `The oldest job waits since ${momentWords(queue.oldestWaiting)}. `}
            {queue.capped && 'Counts are of the oldest thousand in each state.'}
          </>
        )
      }
    >
      {data && (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {rowNames.map(([id, name]) => {
            const { count, oldest } = data.waiting[id]
            return (
              <Figure
                key={id}
                name={name}
                value={countWords(count, count >= data.mostCounted)}
                over={oldest ? `The oldest since ${momentWords(oldest)}` : 'Nothing waits'}
              />
            )
          })}
        </dl>
      )}
      {queue?.total === null && (
        <Notice tone="warning">The queue cannot be reached. The sweeps do its work, only slower.</Notice>
      )}
      <ConsoleList
        label="Jobs"
        columns={columns}
        rows={queue?.jobs}
        idOf={({ name }) => name}
        nameOf={({ name }) => jobName(name)}
        empty={<Empty title="No jobs." />}
      />
    </Section>
  )
}

const jobWords: Record<JobName, string> = {
  event: 'What follows from an event',
  whatsapp: 'Sending on WhatsApp',
  mail: 'Sending mail',
  files: 'Fetching files of messages',
  push: 'Notices in browsers',
  import: 'Lists of stock and tyres',
  webhook: 'Telling shops’ own systems',
  templates: 'Asking after templates',
}

/** What a job of the queue does, for people who have not read the code; one that is not known by its name. */
const jobName = (name: string): string => (isJobName(name) ? jobWords[name] : name)

const isJobName = (name: string): name is JobName => Object.hasOwn(jobWords, name)
