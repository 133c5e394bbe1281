import type { DeliveryError, FunnelRow } from '#core/contracts/admin/delivery.ts'
import { type DeliveryRange, deliveryRanges } from '#core/rules/operations/names.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { Empty, Failed } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { FailureCourse } from './failure-course.tsx'
import { Section } from './section.tsx'
import { channelNames, plainName } from './words.ts'

const rangeNames: Record<DeliveryRange, string> = { '24h': 'Last 24 hours', '7d': 'Last 7 days', '30d': 'Last 30 days' }
const idOf = ({ code, says }: DeliveryError): string => String(code ?? says)

const errorColumns: readonly Column<DeliveryError>[] = [
  { id: 'code', head: 'Code', cell: ({ code }) => code ?? 'ours' },
  { id: 'says', head: 'What it means', onCard: 'title', cell: ({ says }) => says },
  { id: 'action', head: 'What to do', from: 'lg', cell: ({ action }) => action ?? 'Nothing' },
  { id: 'count', head: 'Failed', isNumber: true, onCard: 'aside', cell: ({ count }) => count },
  { id: 'before', head: 'Period before', isNumber: true, cell: ({ before }) => before },
]

const share = (part: number, whole: number): string => (whole === 0 ? '' : `${Math.round((part / whole) * 100)}%`)
const step = (id: 'sent' | 'delivered' | 'read' | 'failed', head: string): Column<FunnelRow> => ({
  id,
  head,
  isNumber: true,
  cell: (row) =>
    isUntold(id, row) ? (
      '–'
    ) : (
      <>
        {row[id]} <span className="text-ink-soft text-sm">{share(row[id], row.made)}</span>
        <span className="block text-ink-soft text-xs">{share(row.before[id], row.before.made) || '–'} before</span>
      </>
    ),
})

/** Nobody tells us what becomes of a mail after it was sent. */
const isUntold = (id: string, { channel }: FunnelRow): boolean =>
  channel === 'email' && (id === 'delivered' || id === 'read')

const funnelColumns: readonly Column<FunnelRow>[] = [
  { id: 'kind', head: 'Kind', onCard: 'title', cell: ({ kind }) => plainName(kind) },
  { id: 'channel', head: 'Channel', onCard: 'aside', cell: ({ channel }) => channelNames[channel] },
  {
    id: 'made',
    head: 'Queued',
    isNumber: true,
    cell: ({ made, before }) => (
      <>
        {made}
        <span className="block text-ink-soft text-xs">{before.made} before</span>
      </>
    ),
  },
  step('sent', 'Sent'),
  step('delivered', 'Delivered'),
  step('read', 'Read'),
  step('failed', 'Failed'),
]

/** What failed, by Twilio's codes, and how far messages come. */
export function DeliveryView() {
  const { params, go } = useAddress()
  const range = deliveryRanges.find((one) => one === params.get('range')) ?? '24h'
  const read = useRead('GET /admin/operations/delivery', { query: { range } }, { keepsPrevious: true, every: 60_000 })
  const { data } = read
  const open = data?.errors.find((one) => idOf(one) === params.get('open'))
  if (read.error && !data)
    return <Failed title="Failed to load the delivery" onRetry={() => void read.refetch()} retrying={read.isFetching} />
  return (
    <>
      <AddressSelect
        label="Time"
        name="range"
        choices={deliveryRanges.map((one) => [one === '24h' ? '' : one, rangeNames[one]] as const)}
      />
      <Section id="errors" title="Failures by code" about={`${rangeNames[range]}, against as long before.`}>
        {data && <FailureCourse course={data.course} byHour={range === '24h'} />}
        <ConsoleList
          label="Failures by code"
          columns={errorColumns}
          rows={data?.errors}
          isStale={read.isPlaceholderData}
          idOf={idOf}
          nameOf={({ says }) => says}
          open={open && idOf(open)}
          onOpen={(one) => go({ open: idOf(one) })}
          empty={<Empty title="Nothing failed." />}
        />
      </Section>
      <Section
        id="funnel"
        title="How far messages come"
        about={`${rangeNames[range]}. Shares are of what was queued; small, the period before. E-mail tells nothing after it was sent.`}
      >
        <ConsoleList
          label="How far messages come"
          columns={funnelColumns}
          rows={data?.funnel}
          isStale={read.isPlaceholderData}
          idOf={({ channel, kind }) => `${channel}.${kind}`}
          nameOf={({ kind }) => plainName(kind)}
          empty={<Empty title="Nothing was sent in this time." />}
        />
      </Section>
      {open && <ErrorPanel error={open} onClose={() => go({ open: undefined })} />}
    </>
  )
}

const ErrorPanel = ({ error, onClose }: { error: DeliveryError; onClose(): void }) => (
  <SidePanel title={error.code === null ? 'A reason of our own' : `Twilio ${error.code}`} onClose={onClose}>
    <dl>
      <Detail name="Means">{error.says}</Detail>
      <Detail name="To do">{error.action ?? 'Nothing'}</Detail>
      <Detail name="Failed">
        {error.count}, {error.before} in the period before
      </Detail>
      {error.examples.map(({ id, kind, to, at }) => (
        <Detail key={id} name={plainName(kind)}>
          {id} to {to}, {momentWords(at)}
        </Detail>
      ))}
    </dl>
  </SidePanel>
)
