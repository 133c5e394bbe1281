import type { ReactNode } from 'react'
import type { Application } from '#core/contracts/admin/applications.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatPhone } from '#core/rules/format.ts'
import { documentKinds, documentNames } from '#core/rules/shops/uploads.ts'
import { momentWords } from '#web/lib/dates.ts'
import { sinceWords } from '#web/lib/since.ts'
import { addressLine } from '../../components/admin/address.ts'
import { DocumentList } from '../../components/admin/document-list.tsx'
import { feePerMonth } from '../../components/admin/fee.ts'
import { History } from '../../components/admin/history.tsx'
import { Badge } from '../../components/console/badge.tsx'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { Spinner } from '../../components/ui/states.tsx'
import { Answers } from './answers.tsx'

type Props = {
  application: Application | undefined
  /** The queue is here, whether the application is in it or not. */
  isListed: boolean
  onDone(): void
  onClose(): void
}

/** The whole application, and the answers to it. */
export function ApplicationPanel({ application, isListed, onDone, onClose }: Props) {
  if (!application)
    return (
      <SidePanel title="Application" onClose={onClose}>
        {isListed ? <p>This application does not wait any more.</p> : <Spinner>Loading...</Spinner>}
      </SidePanel>
    )
  return (
    <SidePanel
      wide
      keys
      title={application.shop.name}
      onClose={onClose}
      footer={<Answers application={application} onDone={onDone} />}
    >
      <div className="grid gap-5">
        <Missing application={application} />
        <Part title="Documents">
          <DocumentList documents={application.documents} />
        </Part>
        <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Part title="Business">
            <Facts application={application} />
          </Part>
          <Part title="Owners">
            <Owners application={application} />
          </Part>
        </div>
        <Part title="History">
          <History entries={application.history} />
        </Part>
      </div>
    </SidePanel>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-2">
    <h3 className="font-bold">{title}</h3>
    {children}
  </section>
)

/** What the application still lacks, in words. */
export function missingOf({ ready, documents }: Application): string[] {
  return [
    ...(ready.emailProven || ready.numberProven ? [] : ['a proven e-mail address or WhatsApp number']),
    ...documentKinds
      .filter((kind) => !documents.some((one) => one.kind === kind))
      .map((kind) => documentNames[kind].toLowerCase().replace('id ', 'ID ')),
    ...(ready.hasLogo ? [] : ['logo']),
    ...(ready.hasHours ? [] : ['opening hours']),
    ...(ready.hasServices ? [] : ['services']),
  ]
}

function Missing({ application }: { application: Application }) {
  const missing = missingOf(application)
  const { submittedAt, moreAsked } = application
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="warning">Awaiting admin approval</Badge>
        <span className="text-ink-soft">
          for {sinceWords(submittedAt)}, since {momentWords(submittedAt)}
        </span>
      </p>
      <p>{missing.length === 0 ? 'Nothing is missing.' : `Missing: ${missing.join(', ')}.`}</p>
      {moreAsked && (
        <p className="whitespace-pre-line break-words text-ink-soft">Asked for, and not answered yet: {moreAsked}</p>
      )}
    </div>
  )
}

const Facts = ({ application: { shop } }: { application: Application }) => (
  <dl>
    <Detail name="Address">{addressLine(shop)}</Detail>
    <Detail name="Phone">{shop.contactPhone ? formatPhone(shop.contactPhone) : 'None'}</Detail>
    <Detail name="Email">{shop.contactEmail ?? 'None'}</Detail>
    <Detail name="Services">{shop.services.map((one) => serviceNames[one]).join(', ') || 'None'}</Detail>
    <Detail name="Fee">{feePerMonth(shop.monthlyFeeCents)}</Detail>
    {shop.description && <Detail name="Description">{shop.description}</Detail>}
  </dl>
)

const Owners = ({ application: { owners, shop } }: { application: Application }) => (
  <ul className="grid gap-3">
    {owners.map(({ name, email, emailProven, phone }) => (
      <li key={`${name} ${email} ${phone}`} className="grid justify-items-start gap-1">
        <p className="font-medium">{name || 'Somebody without a name'}</p>
        <p className="break-all text-sm">
          {email ?? 'No e-mail'}{' '}
          {email && <Badge tone={emailProven ? 'calm' : 'warning'}>{emailProven ? 'Proven' : 'Not proven'}</Badge>}
        </p>
        <p className="text-sm">
          {phone ? formatPhone(phone) : 'No WhatsApp number'} {phone && <Badge tone="calm">Proven</Badge>}
        </p>
      </li>
    ))}
    {shop.logoUrl && (
      <li>
        <img src={shop.logoUrl} alt={`Logo of ${shop.name}`} className="size-24 rounded-lg border border-line" />
      </li>
    )}
  </ul>
)
