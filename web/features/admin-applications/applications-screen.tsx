import { RefreshCw } from 'lucide-react'
import type { Application } from '#core/contracts/admin/applications.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { sinceWords } from '#web/lib/since.ts'
import { feePerMonth } from '../../components/admin/fee.ts'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { Answers } from './answers.tsx'
import { ApplicationPanel, missingOf } from './application-panel.tsx'

const KEY = 'GET /admin/applications'

const columns: readonly Column<Application>[] = [
  { id: 'name', head: 'Business', cell: ({ shop }) => shop.name, onCard: 'title' },
  { id: 'owner', head: 'Owner', cell: ({ owners }) => owners[0]?.name || 'Nobody', from: 'lg' },
  { id: 'place', head: 'Place', cell: ({ shop }) => `${shop.suburb ?? shop.city}, ${shop.province}` },
  { id: 'fee', head: 'Fee', cell: ({ shop }) => feePerMonth(shop.monthlyFeeCents), isNumber: true, from: 'xl' },
  { id: 'missing', head: 'Missing', cell: (one) => <MissingBadge application={one} />, from: 'lg' },
  { id: 'waits', head: 'Waits', cell: ({ submittedAt }) => sinceWords(submittedAt), isNumber: true, onCard: 'aside' },
]

function MissingBadge({ application }: { application: Application }) {
  const missing = missingOf(application)
  const { emailProven, numberProven } = application.ready
  if (!emailProven && !numberProven) return <Badge tone="bad">No proven contact</Badge>
  if (application.moreAsked) return <Badge tone="quiet">More asked</Badge>
  return missing.length === 0 ? (
    <Badge tone="good">Nothing</Badge>
  ) : (
    <Badge tone="warning">{missing.length} missing</Badge>
  )
}

/** The shops that wait for approval. */
export function ApplicationsScreen() {
  const { params, go } = useAddress()
  const invalidate = useInvalidate()
  const read = usePages(KEY, {})
  const applications = read.pages?.flatMap((page) => page.applications)
  const open = params.get('open') ?? undefined
  /** The next one in the queue, so that clearing it takes no mouse. */
  const goOn = (from: string) => {
    const at = applications?.findIndex(({ shop }) => shop.id === from) ?? -1
    const next = applications?.[at + 1] ?? applications?.[at - 1]
    go({ open: next?.shop.id }, 'replace')
  }
  return (
    <ConsolePage
      title="Business applications"
      about="Shops that wait for approval, the newest first"
      actions={
        <Button look="quiet" disabled={read.isLoading} onClick={() => invalidate(KEY)}>
          <RefreshCw aria-hidden size={18} /> Refresh
        </Button>
      }
    >
      <ListScreen
        read={read}
        failed="Failed to load the applications"
        more="Older applications"
        label="Applications"
        columns={columns}
        rows={applications}
        idOf={({ shop }) => shop.id}
        nameOf={({ shop }) => shop.name}
        open={open}
        follows
        onOpen={({ shop }) => go({ open: shop.id }, open ? 'replace' : 'push')}
        act={(application) => <Answers application={application} inRow onDone={() => {}} />}
        empty={<Empty title="No pending applications found." />}
      />
      {open && (
        <ApplicationPanel
          key={open}
          application={applications?.find(({ shop }) => shop.id === open)}
          isListed={applications !== undefined}
          onDone={() => goOn(open)}
          onClose={() => go({ open: undefined })}
        />
      )}
    </ConsolePage>
  )
}
