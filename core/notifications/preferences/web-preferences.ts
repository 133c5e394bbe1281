import { lockContact } from '#db/queries/accounts/sessions.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { ChangePreferences, PreferencesView } from '../../contracts/preferences.ts'
import { orFail, Refusal } from '../../errors.ts'
import { type KnownPerson, personOf } from '../../messaging/people/person.ts'
import {
  type ConsentChannel,
  comeBack,
  givePreferences,
  noteConsents,
  savePreferences,
} from '../../messaging/people/preferences.ts'
import { type Preferences, pushOf, webPreferences } from '../../rules/notifications/preferences.ts'
import { transaction } from '../../transaction.ts'
import { canSetPreferences } from './preference-policy.ts'

const advertising = ['deals', 'marketing'] as const
const word = (how: string) => ({ how, source: 'web' }) as const

/**
 * The person's preferences as they apply; advertising is on only on channels with a consent. Throws PERSON_REQUIRED,
 * MESSAGE_FAILED.
 */
export const preferencesOf = (ctx: Context, actor: Actor): Promise<PreferencesView> =>
  orFailing(ctx, 'Failed to fetch communication preferences', async () => viewOf(ctx, await personOf(ctx, idOf(actor))))

/**
 * Changes the named preferences and records each yes and no to advertising. Throws PERSON_REQUIRED, MESSAGE_FAILED, and
 * NUMBER_NOT_PROVEN if messages are to go to a number that is not proven.
 */
export const changePreferences = (ctx: Context, actor: Actor, change: ChangePreferences): Promise<PreferencesView> =>
  orFailing(ctx, whatFailed(change), () => transaction(ctx, (ctx) => applied(ctx, idOf(actor), change)))

async function applied(ctx: Context, contactId: string, change: ChangePreferences): Promise<PreferencesView> {
  // Two switches that are tapped at the same moment do not undo each other.
  await lockContact(ctx.db, contactId)
  const person = await personOf(ctx, contactId)
  const toPhone = change.whatsapp?.enabled || change.sms?.enabled
  if (toPhone && !person.whatsapp?.proven) throw numberNotProven()
  const { quietHours: quiet = person.quietHours } = change
  const { inApp, push, ...before } = viewOf(ctx, person)
  const turnsOn = change.whatsapp?.enabled === true && !before.whatsapp.enabled
  const switches: Preferences = {
    email: { ...before.email, ...change.email },
    whatsapp: { ...before.whatsapp, ...(turnsOn && { bookings: true, quotes: true }), ...change.whatsapp },
    in_app: { ...inApp, marketing: false, ...change.inApp },
    push: { ...push, stock: false, day: false, marketing: false, ...change.push },
    sms: { enabled: (change.sms ?? before.sms).enabled },
  }
  await orFailing(ctx, 'Failed to create default preferences', () => givePreferences(ctx, contactId, switches))
  await savePreferences(ctx, contactId, { switches, quiet })
  if (toPhone) await comeBack(ctx, contactId, word('switched messages to the phone on in the settings'))
  await noteAdvertising(ctx, contactId, change)
  return viewOf(ctx, await personOf(ctx, contactId))
}

/** Turns a failure of ours into MESSAGE_FAILED; refusals pass unchanged. */
const orFailing = <T>(ctx: Context, says: string, work: () => Promise<T>): Promise<T> =>
  orFail(ctx, { code: 'MESSAGE_FAILED', says }, work)

function whatFailed({ whatsapp, ...others }: ChangePreferences): string {
  const isSwitch = Object.keys(others).length === 0 && Object.keys(whatsapp ?? {}).join() === 'enabled'
  if (!isSwitch) return 'Failed to update preferences'
  return whatsapp?.enabled ? 'Failed to enable WhatsApp notifications' : 'Failed to disable WhatsApp notifications'
}

function viewOf(
  { config }: Context,
  { preferences = webPreferences, consents, quietHours }: KnownPerson,
): PreferencesView {
  const { email, whatsapp, in_app, sms } = preferences
  const agreed = (channel: 'email' | 'whatsapp') => ({
    deals: preferences[channel].deals && consents[`${channel}:deals`] === true,
    marketing: preferences[channel].marketing && consents[`${channel}:marketing`] === true,
  })
  const { marketing: _, ...inApp } = in_app
  const { marketing: __, stock: ___, day: ____, ...push } = pushOf(preferences)
  return {
    email: { ...email, ...agreed('email') },
    whatsapp: { ...whatsapp, ...agreed('whatsapp') },
    inApp: { ...inApp, deals: inApp.deals && consents['in_app:deals'] === true },
    push: { ...push, deals: push.deals && consents['push:deals'] === true },
    sms: { enabled: sms?.enabled ?? false, available: config.twilio.smsNumber !== undefined },
    quietHours: { start: quietHours.start, end: quietHours.end },
  }
}

type Given = { channel: ConsentChannel; purpose: (typeof advertising)[number]; given: boolean | undefined }

async function noteAdvertising(ctx: Context, contactId: string, change: ChangePreferences): Promise<void> {
  const { email, whatsapp, inApp, push } = change
  const given: Given[] = [
    ...advertising.map((purpose) => ({ channel: 'email' as const, purpose, given: email?.[purpose] })),
    ...advertising.map((purpose) => ({ channel: 'whatsapp' as const, purpose, given: whatsapp?.[purpose] })),
    { channel: 'in_app', purpose: 'deals', given: inApp?.deals },
    { channel: 'push', purpose: 'deals', given: push?.deals },
  ]
  for (const { channel, purpose, given: yes } of given) {
    if (yes === undefined) continue
    const how = yes ? 'switched it on in the settings' : 'switched it off in the settings'
    await noteConsents(ctx, contactId, [{ channel, purpose, given: yes }], word(how))
  }
}

function idOf(actor: Actor): string {
  if (canSetPreferences(actor)) return actor.contactId
  throw new Refusal('PERSON_REQUIRED', 'Settings belong to a person. Please sign in first.', 401)
}

const numberNotProven = () => new Refusal('NUMBER_NOT_PROVEN', 'Please confirm your WhatsApp number first.', 409)
