import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import type { Person } from '#core/rules/notifications/notify.ts'
import type { Purpose } from '#core/rules/notifications/reason.ts'
import { DEFAULT_QUIET_HOURS } from '#core/rules/time/quiet-hours.ts'
import type { Language } from '#core/texts/texts.ts'
import { type PersonRow, personRow } from '#db/queries/messaging/contacts.ts'
import { isWindowOpen, windowEnd } from '../window.ts'

export type KnownPerson = Person & {
  contactId: string
  name: string | null
  /** The account that the person signs in with; the web shows its notices. */
  accountId: string | undefined
  /** Until then WhatsApp lets us write to them freely. */
  windowUntil: Date | undefined
  /** A number that they have proven, in E.164. */
  phone: string | undefined
  /** Undefined: they have not shown yet which one they speak. */
  language: Language | undefined
}

/** The person with everything that a decision needs. Throws if the contact does not exist. */
export async function personOf(ctx: Context, contactId: string): Promise<KnownPerson> {
  const row = await personRow(ctx.db, contactId)
  if (!row) throw new Error(`there is no contact ${contactId}`)
  return {
    ...described(row, ctx.clock.now()),
    demo: demoIn(ctx.config, row.is_demo),
    contactId: row.id,
    name: row.name,
    accountId: row.account_id ?? undefined,
    windowUntil: row.last_inbound_at ? windowEnd(row.last_inbound_at) : undefined,
    phone: row.phone ?? undefined,
    sms: ctx.config.twilio.smsNumber && row.phone ? { proven: true } : undefined,
    language: row.language ?? undefined,
  }
}

export type Writer = { whatsapp_address: string | null; last_inbound_at: Date | null; is_demo: boolean }

/** Somebody who has written to us, as far as the decision to answer needs to know. */
export const writer = (
  config: Config,
  { whatsapp_address: address, last_inbound_at: lastInboundAt, is_demo: isDemo }: Writer,
  at: Date,
): Person => ({
  whatsapp: address ? { proven: lastInboundAt !== null, windowOpen: isWindowOpen(lastInboundAt, at) } : undefined,
  email: undefined,
  demo: demoIn(config, isDemo),
  preferences: undefined,
  consents: {},
  quietHours: { ...DEFAULT_QUIET_HOURS, zone: '' },
})

/** The person at an address that they have not written from of late. */
export const elsewhere = <P extends Person>(person: P): P => ({
  ...person,
  whatsapp: { proven: false, windowOpen: false },
})

/** A demo contact may be written to only if nothing leaves the system. */
export const demoIn = ({ twilio, mail }: Config, isDemo: boolean): Person['demo'] => ({
  whatsapp: isDemo && !twilio.simulated,
  email: isDemo && mail.smtpUrl !== undefined,
})

const described = (row: PersonRow, at: Date) => ({
  whatsapp: row.whatsapp_address
    ? { proven: row.proven || row.last_inbound_at !== null, windowOpen: isWindowOpen(row.last_inbound_at, at) }
    : undefined,
  email: row.email ?? undefined,
  emailProven: row.email_proven,
  preferences: row.preferences?.switches,
  consents: row.consents,
  leftAt: row.left_at ?? undefined,
  quietHours: {
    start: row.preferences?.quiet_hours_start.slice(0, 5) ?? DEFAULT_QUIET_HOURS.start,
    end: row.preferences?.quiet_hours_end.slice(0, 5) ?? DEFAULT_QUIET_HOURS.end,
    zone: row.time_zone,
  },
})

/** Whether advertising may still go out: the yes to it stands at this moment. Everything else asks no consent here. */
export async function stillAgreed(
  ctx: Context,
  { contact_id, purpose }: { contact_id: string | null; purpose: Purpose },
  channel: 'whatsapp' | 'email' | 'sms',
): Promise<boolean> {
  if (purpose === 'service' || !contact_id) return true
  return (await personOf(ctx, contact_id)).consents[`${channel}:${purpose}`] === true
}
