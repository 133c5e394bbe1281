import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BusinessLatest, BusinessPerson } from '#core/contracts/admin/businesses.ts'
import { formatPhone, formatRandExact } from '#core/rules/format.ts'
import { reportReasonNames } from '#core/rules/messages/report-reasons.ts'
import { dateWords, dayOfInstant, momentWords } from '#web/lib/dates.ts'
import { States } from '../../../components/admin/audit/states.tsx'
import { actionNames } from '../../../components/admin/audit/words.ts'
import { Badge } from '../../../components/console/badge.tsx'
import { card, linkLook } from '../../../components/styles.ts'

type SectionProps = {
  title: string
  /** Where more of it is. */
  more?: { to: string; words: string } | undefined
  children: ReactNode
}

export const Section = ({ title, more, children }: SectionProps) => (
  <section className={`${card} grid content-start gap-3 p-4`}>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="font-bold text-lg">{title}</h2>
      {more && (
        <Link to={more.to} className={`${linkLook} text-sm`}>
          {more.words}
        </Link>
      )}
    </div>
    {children}
  </section>
)

type Rows<Row> = { rows: readonly Row[]; none: string; idOf(row: Row): string; children(row: Row): ReactNode }

const Lines = <Row,>({ rows, none, idOf, children }: Rows<Row>) =>
  rows.length === 0 ? (
    <p className="text-ink-soft">{none}</p>
  ) : (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={idOf(row)} className="py-2">
          {children(row)}
        </li>
      ))}
    </ul>
  )

/** On one line at a desk: what, and at the right when or how much. */
const Line = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <div className="min-w-0 break-words">{children}</div>
    <div className="text-ink-soft text-sm tabular-nums">{aside}</div>
  </div>
)

const Proof = ({ isProven }: { isProven: boolean }) => (
  <Badge tone={isProven ? 'calm' : 'warning'}>{isProven ? 'Proven' : 'Not proven'}</Badge>
)

export const People = ({ people }: { people: readonly BusinessPerson[] }) => (
  <Lines rows={people} none="Nobody belongs to it." idOf={({ contactId }) => contactId}>
    {({ name, role, since, email, emailProven, phone }) => (
      <div className="grid gap-1">
        <Line aside={`since ${dayOfInstant(since)}`}>
          <span className="font-medium">{name || 'Somebody without a name'}</span>{' '}
          <Badge tone="quiet">{role === 'owner' ? 'Owner' : 'Staff'}</Badge>
        </Line>
        <p className="flex flex-wrap items-center gap-2 break-all text-sm">
          {email ?? 'No e-mail'} {email && <Proof isProven={emailProven} />}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {phone ? formatPhone(phone) : 'No WhatsApp number'} {phone && <Proof isProven />}
        </p>
      </div>
    )}
  </Lines>
)

export const Bookings = ({ rows }: { rows: BusinessLatest['bookings'] }) => (
  <Lines rows={rows} none="No bookings yet." idOf={({ id }) => id}>
    {({ code, status, start, createdAt }) => (
      <Line aside={start ? momentWords(start) : `asked ${dayOfInstant(createdAt)}`}>
        {code} <Badge tone={status === 'pending' ? 'warning' : 'quiet'}>{status.replace('_', ' ')}</Badge>
      </Line>
    )}
  </Lines>
)

export const Deals = ({ rows }: { rows: BusinessLatest['deals'] }) => (
  <Lines rows={rows} none="No deals yet." idOf={({ id }) => id}>
    {({ title, priceCents, active, endsOn }) => (
      <Line aside={endsOn ? `until ${dateWords(endsOn)}` : 'without an end'}>
        {title}, {formatRandExact(priceCents)} {!active && <Badge tone="quiet">Off</Badge>}
      </Line>
    )}
  </Lines>
)

export const Reviews = ({ rows }: { rows: BusinessLatest['reviews'] }) => (
  <Lines rows={rows} none="No reviews yet." idOf={({ id }) => id}>
    {({ stars, comment, hidden, createdAt }) => (
      <Line aside={dayOfInstant(createdAt)}>
        {stars} of 5 {hidden && <Badge tone="bad">Hidden</Badge>} {comment}
      </Line>
    )}
  </Lines>
)

export const Messages = ({ rows }: { rows: BusinessLatest['messages'] }) => (
  <Lines rows={rows} none="Nothing was written yet." idOf={({ id }) => id}>
    {({ sender, name, content, sentAt }) => (
      <Line aside={momentWords(sentAt)}>
        <span className="font-medium">
          {name} ({sender === 'admin' ? 'admin' : 'owner'}):
        </span>{' '}
        <span className="whitespace-pre-line">{content}</span>
      </Line>
    )}
  </Lines>
)

export const Audit = ({ rows }: { rows: BusinessLatest['audit'] }) => (
  <Lines rows={rows} none="Nothing is noted yet." idOf={({ id }) => id}>
    {({ action, by, before, after, names, at }) => (
      <details>
        <summary className="cursor-pointer">
          <span className="font-medium">{by ?? 'Spoor, by itself'}</span>: {actionNames[action].toLowerCase()}
          <span className="float-right ml-4 text-ink-soft text-sm tabular-nums">{momentWords(at)}</span>
        </summary>
        <States before={before} after={after} names={names} />
      </details>
    )}
  </Lines>
)

export const Reports = ({ rows }: { rows: BusinessLatest['reports'] }) => (
  <Lines rows={rows} none="Nobody has reported it." idOf={({ id }) => id}>
    {({ id, about, reason, outcome, createdAt }) => (
      <Line aside={dayOfInstant(createdAt)}>
        <Link to={`/admin/reports?report=${id}${outcome ? '&show=decided' : ''}`} className={linkLook}>
          {reportedThings[about]}: {reportReasonNames[reason]}
        </Link>{' '}
        <Badge tone={outcome ? 'quiet' : 'warning'}>{outcome ? outcome.replace('_', ' ') : 'Waits'}</Badge>
      </Line>
    )}
  </Lines>
)

const reportedThings: Record<BusinessLatest['reports'][number]['about'], string> = {
  shop: 'The shop',
  review: 'A review of it',
  person: 'Somebody who wrote to it',
}
