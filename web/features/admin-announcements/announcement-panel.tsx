import type { ReactNode } from 'react'
import type { AnnouncementDetail } from '#core/contracts/admin/announcements.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { AnnouncementActs } from './announcement-acts.tsx'
import { channels, group, stateOf } from './words.ts'

const EVERY_MS = 3_000
type Props = { id: string; onClose(): void; onWrite(): void }

/** One announcement: whom it reaches, how it looks, how far it has come, and what can be done. */
export function AnnouncementPanel({ id, onClose, onWrite }: Props) {
  const first = useRead('GET /admin/announcements/:id', { params: { id } })
  const isMoving = first.data?.announcement.state === 'sending'
  const read = useRead('GET /admin/announcements/:id', { params: { id } }, isMoving ? { every: EVERY_MS } : {})
  const { data } = read
  return (
    <SidePanel
      title={data?.announcement.title ?? 'Announcement'}
      onClose={onClose}
      footer={data && <AnnouncementActs detail={data} onWrite={onWrite} onClose={onClose} />}
    >
      {data ? (
        <Shown detail={data} />
      ) : read.error ? (
        <Failed
          title="Failed to load the announcement"
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </SidePanel>
  )
}

function Shown({ detail }: { detail: AnnouncementDetail }) {
  const { announcement, reach, preview, delivery } = detail
  const { name, tone } = stateOf(announcement, Date.now())
  return (
    <div className="grid gap-5">
      <dl>
        <Detail name="State">
          <Badge tone={tone}>{name}</Badge>
        </Detail>
        <Detail name="To">{group(announcement)}</Detail>
        <Detail name="By">{announcement.channels.map((one) => channels[one]).join(', ')}</Detail>
        <Detail name="Pace">{announcement.pace} people a minute</Detail>
        {announcement.path && <Detail name="Leads to">{announcement.path}</Detail>}
      </dl>
      {reach ? <Reached reach={reach} /> : <Progress detail={detail} />}
      {delivery && delivery.length > 0 && <Delivery delivery={delivery} />}
      <Previews preview={preview} />
    </div>
  )
}

const Reached = ({ reach }: { reach: NonNullable<AnnouncementDetail['reach']> }) => (
  <section aria-labelledby="reach">
    <h3 id="reach" className="font-bold">
      Reaches {reach.people} {reach.people === 1 ? 'person' : 'people'} now
    </h3>
    {reach.people > 0 ? (
      <p className="text-ink-soft tabular-nums">
        {reach.whatsapp} on WhatsApp, {reach.email} by e-mail, {reach.inApp} in the app. Consent is asked again when
        each message goes out.
      </p>
    ) : (
      <Notice tone="warning" className="mt-2">
        Nobody in this group can be reached on these channels.
      </Notice>
    )}
  </section>
)

function Progress({ detail: { announcement } }: { detail: AnnouncementDetail }) {
  const { people, told, leftOut, isPlanning, state } = announcement
  const left = people - told - leftOut
  return (
    <section aria-labelledby="progress">
      <h3 id="progress" className="font-bold">
        {told} of {people} told{isPlanning && ', and more are found'}
      </h3>
      <progress className="mt-1 h-2 w-full accent-(--accent-ink)" max={Math.max(people, 1)} value={told + leftOut}>
        {told}
      </progress>
      <p className="text-ink-soft text-sm tabular-nums">
        {leftOut > 0 && `${leftOut} left out, because they may or can no longer be told. `}
        {left > 0 && (state === 'stopped' ? `${left} were not told.` : `${left} wait.`)}
      </p>
    </section>
  )
}

const heads = ['Waiting', 'Sent', 'Delivered', 'Read', 'Failed', 'Not sent'] as const

const Delivery = ({ delivery }: { delivery: NonNullable<AnnouncementDetail['delivery']> }) => (
  <table className="w-full text-sm tabular-nums">
    <caption className="text-left font-bold text-base">Messages by channel</caption>
    <thead>
      <tr className="text-ink-soft">
        <th scope="col" className="py-1 text-left font-medium">
          Channel
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" className="px-1 py-1 text-right font-medium">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {delivery.map(({ channel, waiting, sent, delivered, read, failed, dropped }) => (
        <tr key={channel} className="border-line border-t">
          <th scope="row" className="py-1 text-left font-medium">
            {channels[channel]}
          </th>
          {[waiting, sent, delivered, read, failed, dropped].map((count, at) => (
            <td key={heads[at]} className="px-1 py-1 text-right">
              {count}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const templateStates = {
  approved: 'WhatsApp has approved it.',
  waiting: 'WhatsApp has not approved it yet: until then they get it by e-mail where they can.',
  refused: 'WhatsApp does not allow it: they get it by e-mail where they can.',
  missing: 'It is not at WhatsApp: they get it by e-mail where they can.',
}

/** How it looks on each of its channels. */
function Previews({ preview }: { preview: AnnouncementDetail['preview'] }) {
  const { whatsapp, template, templateState, mail, notice } = preview
  return (
    <section aria-label="How it looks" className="grid gap-4">
      {whatsapp && (
        <Look name="WhatsApp, to who wrote within 24 hours">
          <Bubble>{whatsapp}</Bubble>
        </Look>
      )}
      {template && (
        <Look name="WhatsApp, to everybody else">
          <Bubble>{template}</Bubble>
          {templateState && templateState !== 'approved' && (
            <Notice tone="warning" className="mt-2 text-sm">
              {templateStates[templateState]}
            </Notice>
          )}
        </Look>
      )}
      {mail && (
        <Look name="E-mail">
          <div className="rounded-lg border border-line p-3">
            <p className="font-bold">{mail.subject}</p>
            <p className="mt-2 whitespace-pre-line break-words text-sm">{mail.text}</p>
          </div>
        </Look>
      )}
      {notice && (
        <Look name="In the app">
          <div className="rounded-lg border border-line p-3">
            <p className="font-bold">{notice.title}</p>
            <p className="whitespace-pre-line">{notice.lines.join('\n')}</p>
          </div>
        </Look>
      )}
    </section>
  )
}

const Look = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-1 font-bold">{name}</h3>
    {children}
  </div>
)

const Bubble = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line break-words rounded-lg rounded-tl-none bg-whatsapp/15 p-3">{children}</p>
)
