import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPhone } from '#core/rules/format.ts'
import { whatsappLink as whatsappChat } from '#core/rules/website/whatsapp-link.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { linkLook, whatsappButton } from '../../../components/styles.ts'
import { Failed } from '../../../components/ui/states.tsx'
import { settings, whatsappLink } from '../../../lib/settings.ts'
import { LegalPage, Section } from './legal-page.tsx'

const hours = [
  ['Mon-Fri', '8:00am-5:00pm'],
  ['Sat', '9:00am-1:00pm'],
  ['Sun and public holidays', 'closed'],
] as const

/** Where people reach us; what nobody has set is not shown. */
export const Contact = () => (
  <LegalPage title="Contact">
    <p className="mt-4 text-ink-soft">
      About a booking, please write to the shop first: it knows its own day. For anything else, we are here.
    </p>
    <Section title="Support">
      <Ways />
    </Section>
    <Section title="Business hours">
      <ul className="list-none! pl-0!">
        {hours.map(([days, open]) => (
          <li key={days}>
            {days} {open}
          </li>
        ))}
      </ul>
    </Section>
  </LegalPage>
)

function Ways() {
  const { data, isPending, isError, error, isFetching, refetch } = useRead('GET /site')
  if (isPending)
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Loading...</span>
        <span className="skeleton h-12 w-72 max-w-full rounded" />
        <span className="skeleton h-12 w-72 max-w-full rounded" />
        <span className="skeleton h-12 w-72 max-w-full rounded" />
      </div>
    )
  if (isError)
    return (
      <Failed title="We could not load our details" onRetry={() => void refetch()} retrying={isFetching}>
        <p>{error.message}</p>
      </Failed>
    )
  const { supportEmail, supportWhatsapp, registeredAddress } = data
  return (
    <dl className="grid gap-4">
      {supportEmail && (
        <Way name="E-mail">
          <a href={`mailto:${supportEmail}`} className={`${linkLook} inline-grid min-h-11 items-center`}>
            {supportEmail}
          </a>
        </Way>
      )}
      {supportWhatsapp && (
        <Way name="WhatsApp">
          <a href={chatWith(supportWhatsapp)} className={`${whatsappButton} mt-1 tabular-nums`}>
            <MessageCircle aria-hidden size={20} /> {formatPhone(supportWhatsapp)}
          </a>
        </Way>
      )}
      {registeredAddress && (
        <Way name="Registered address">
          <address className="whitespace-pre-line not-italic">{registeredAddress}</address>
        </Way>
      )}
    </dl>
  )
}

/** The number where everybody writes to has its own way into the chat. */
const chatWith = (e164: string): string => {
  const digits = e164.replace(/\D/g, '')
  return digits === settings().whatsapp?.number ? whatsappLink('Help') : whatsappChat(digits)
}

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd>{children}</dd>
  </div>
)
