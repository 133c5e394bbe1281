import type { Report } from '#core/contracts/admin/reports.ts'
import { reportReasonNames } from '#core/rules/messages/report-reasons.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { nextInQueue } from '#web/lib/page/next-in-queue.ts'
import { sinceWords } from '#web/lib/since.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { ReportPanel } from './report-panel.tsx'
import { aboutNames, outcomeNames, personWords, timesWords } from './words.ts'

const columns: readonly Column<Report>[] = [
  { id: 'subject', head: 'Reported', cell: ({ subject }) => subject, onCard: 'title' },
  { id: 'about', head: 'What', cell: whatOf },
  { id: 'reason', head: 'Reason', cell: ({ reason }) => reportReasonNames[reason] },
  {
    id: 'reporter',
    head: 'By',
    cell: ({ reporter }) => personWords(reporter),
    from: 'lg',
  },
  { id: 'before', head: 'Before', cell: beforeOf, from: 'lg' },
  { id: 'waits', head: 'Waits', cell: (report) => <Standing report={report} />, isNumber: true, onCard: 'aside' },
]

function whatOf({ about, shop }: Report): string {
  if (about === 'shop' || !shop) return aboutNames[about]
  return about === 'review' ? `Review of ${shop}` : `Person, writing to ${shop}`
}
function beforeOf({ timesBefore }: Report): string {
  return timesBefore === 0 ? 'Never' : timesWords(timesBefore)
}

const Standing = ({ report: { outcome, createdAt, decidedAt } }: { report: Report }) =>
  outcome ? (
    <span className="grid justify-items-end gap-0.5">
      <Badge tone={outcome === 'dismissed' ? 'quiet' : 'bad'}>{outcomeNames[outcome]}</Badge>
      {decidedAt && <span className="text-ink-soft text-sm">{dayOfInstant(decidedAt)}</span>}
    </span>
  ) : (
    <Badge tone="warning">{sinceWords(createdAt)}</Badge>
  )

const abouts = ['person', 'shop', 'review'] as const

/** What waits for a decision, the oldest first, or what was decided. */
export function Reports() {
  const { params, go } = useAddress()
  const show = params.get('show') === 'decided' ? 'decided' : 'open'
  const about = abouts.find((one) => one === params.get('about'))
  const read = usePages('GET /admin/reports', { query: { show, about } })
  const reports = (read.pages ?? read.before)?.flatMap((page) => page.reports)
  const open = params.get('report') ?? undefined
  const next = nextInQueue(reports?.map(({ id }) => id) ?? [], open)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AddressSelect
          label="Show"
          name="show"
          choices={[
            ['open', 'Waiting for a decision'],
            ['decided', 'Decided'],
          ]}
        />
        <AddressSelect
          label="About"
          name="about"
          choices={[['all', 'Everything'], ...abouts.map((one) => [one, aboutNames[one]] as const)]}
        />
      </div>
      <ListScreen
        read={read}
        failed="Failed to load reports"
        more="More reports"
        label="Reports"
        columns={columns}
        rows={reports}
        idOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        open={open}
        onOpen={({ id }) => go({ report: id }, 'replace')}
        empty={<Empty title={show === 'open' ? 'No report waits for a decision' : 'Nothing was decided yet'} />}
      />
      {open && (
        <ReportPanel
          key={open}
          id={open}
          onNext={next === undefined ? undefined : () => go({ report: next }, 'replace')}
          onClose={() => go({ report: undefined }, 'replace')}
        />
      )}
    </>
  )
}
