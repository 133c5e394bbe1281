import type { Delivery, DeliveryError, FunnelRow } from '#core/contracts/admin/operations.ts'
import { type DeliveryRange, deliveryRanges } from '#core/rules/operations/names.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { Empty, Failed } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf, dayOfInstant, momentWords } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
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

type Props = { course: Delivery['course']; byHour: boolean }

/** How many failed in each hour or day, as bars; a table says the same to those who hear it. */
function FailureCourse({ course, byHour }: Props) {
  const most = Math.max(0, ...course.map(({ failed }) => failed))
  if (most === 0) return null
  const named = (at: string) => (byHour ? clockOf(at) : dayOfInstant(at))
  const [first, last] = [course[0], course.at(-1)]
  return (
    <figure className="grid gap-1 rounded-xl bg-surface p-4 shadow-card">
      <div aria-hidden className="flex h-20 items-end gap-0.5">
        {course.map(({ at, failed }) => (
          <span
            key={at}
            title={`${named(at)}: ${failed}`}
            className={`min-h-px grow rounded-t ${failed > 0 ? 'bg-danger' : 'bg-line'}`}
            style={{ height: `${(failed / most) * 100}%` }}
          />
        ))}
      </div>
      <figcaption className="flex justify-between text-ink-soft text-xs tabular-nums">
        <span>{first && named(first.at)}</span>
        <span>{`At most ${most} failed in ${byHour ? 'an hour' : 'a day'}`}</span>
        <span>{last && named(last.at)}</span>
      </figcaption>
      <table className="sr-only">
        <caption>Failed by {byHour ? 'hour' : 'day'}</caption>
        <tbody>
          {course.map(({ at, failed }) => (
            <tr key={at}>
              <th scope="row">{named(at)}</th>
              <td>{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
