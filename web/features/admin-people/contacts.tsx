import { Eye } from 'lucide-react'
import type { PersonDetail } from '#core/contracts/admin/people.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'

const kinds = { phone: 'Number', whatsapp_id: 'WhatsApp id', email: 'E-mail' }

/** Masked, with what is proven; whole once the admin asks, which the audit trail keeps. */
export function Contacts({ detail: { person, contacts } }: { detail: PersonDetail }) {
  const opening = useAdminSend('POST /admin/people/:contactId/contacts')
  const opened = opening.data
  return (
    <section className={`${card} p-4`} aria-labelledby="contacts">
      <h2 id="contacts" className="mb-1 font-bold text-lg">
        Contacts
      </h2>
      {contacts.length === 0 && <p className="text-ink-soft">No number and no address.</p>}
      <ul className="divide-y divide-line">
        {contacts.map(({ kind, masked, provenAt }) => (
          <li key={`${kind} ${masked}`} className="flex flex-wrap items-center gap-2 py-2">
            <span className="w-24 text-ink-soft">{kinds[kind]}</span>
            <span className="grow font-medium">{masked}</span>
            <Badge tone={provenAt ? 'good' : 'warning'}>
              {provenAt ? `Proven ${dayOfInstant(provenAt)}` : 'Not proven'}
            </Badge>
          </li>
        ))}
      </ul>
      {opened ? (
        <p role="status" className="mt-2 break-all rounded-lg bg-sunk px-4 py-3 font-medium">
          {[...opened.phones.map(shown), ...opened.emails].join(', ')}
        </p>
      ) : (
        contacts.length > 0 && (
          <>
            <Button
              look="quiet"
              className="mt-2"
              disabled={opening.isPending}
              onClick={() => opening.mutate({ params: { contactId: person.contactId } })}
            >
              <Eye aria-hidden size={18} /> Show in full
            </Button>
            <p className="mt-1 text-ink-soft text-sm">The audit trail notes who looked.</p>
          </>
        )
      )}
      {opening.error && (
        <Notice tone="error" className="mt-2">
          {opening.error.message}
        </Notice>
      )}
    </section>
  )
}

const shown = (phone: string): string => (phone.startsWith('+') ? formatPhone(phone) : phone)
