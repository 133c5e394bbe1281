import { createHash } from 'node:crypto'
import type { Context } from '#core/context.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { type Layout, layoutOf, numberedText, plainer, type SessionContent } from '#core/messaging/templates/layouts.ts'
import { forgetStored, storedTemplate, storeTemplate } from '#core/messaging/templates/template-store.ts'
import {
  isTemplate,
  fingerprintOf as templateFingerprint,
  templateOf,
} from '#core/notifications/templates/templates.ts'
import { isLanguage } from '#core/texts/texts.ts'
import { fileAddress } from '#core/threads/files/files.ts'
import type { Delivery, WhatsappClient } from './whatsapp-client.ts'
import { failureFrom } from './whatsapp-errors.ts'

/** The language of layouts is of no account, since every word in them is a variable. */
const LAYOUT_LANGUAGE = 'en'

/** The form in which Twilio takes a message inside the 24 hours; a simpler one if that cannot be used. */
export async function sessionDelivery(
  ctx: Context,
  client: WhatsappClient,
  content: SessionContent,
): Promise<Delivery> {
  if (content.type === 'pin') return { body: content.body, pin: content }
  if (content.type === 'media') {
    const mediaUrl = fileAddress(ctx.config, { id: content.fileId, ending: content.ending }, ctx.clock.now())
    // WhatsApp shows words under a picture only.
    return { body: content.ending === 'jpg' ? content.body : '', mediaUrl }
  }
  const filled = layoutOf(content)
  const contentSid = filled && (await layoutSid(ctx, client, filled.layout))
  if (filled && contentSid) return { contentSid, variables: filled.variables }
  const simpler = plainer(content)
  return simpler ? sessionDelivery(ctx, client, simpler) : { body: numberedText(content) }
}

type Layouts = Map<string, Promise<string | undefined>>
/** Layouts that are at Twilio or are being made there, by their fingerprints. */
const layouts = new WeakMap<Context['config'], Layouts>()

function layoutsOf({ config }: Context): Layouts {
  const known = layouts.get(config) ?? new Map()
  layouts.set(config, known)
  return known
}

/** Makes the layout at Twilio at its first use; undefined if that fails. */
async function layoutSid(ctx: Context, client: WhatsappClient, layout: Layout): Promise<string | undefined> {
  const known = layoutsOf(ctx)
  const fingerprint = fingerprintOf(ctx, layout)
  const found = known.get(fingerprint) ?? findLayout(ctx, client, layout, fingerprint)
  known.set(fingerprint, found)
  const forget = () => known.delete(fingerprint)
  found.then((sid) => sid ?? forget(), forget)
  return found
}

async function findLayout(ctx: Context, client: WhatsappClient, layout: Layout, fingerprint: string) {
  const stored = await storedTemplate(ctx, layout.name, LAYOUT_LANGUAGE)
  return stored?.fingerprint === fingerprint ? stored.content_sid : makeLayout(ctx, client, layout, fingerprint)
}

async function makeLayout(ctx: Context, client: WhatsappClient, layout: Layout, fingerprint: string) {
  try {
    const sid = await client.createContent(`spoor_${layout.name}`, LAYOUT_LANGUAGE, layout.types, layout.samples)
    await storeTemplate(ctx, {
      name: layout.name,
      language: LAYOUT_LANGUAGE,
      content_sid: sid,
      fingerprint,
      approval: 'not needed',
    })
    return sid
  } catch (error) {
    ctx.log.warn({ layout: layout.name, why: failureFrom(error).says }, 'layout not made; a simpler form instead')
    return undefined
  }
}

/** Templates belong to an account, so another account starts afresh. */
const fingerprintOf = (ctx: Context, layout: Layout): string =>
  createHash('sha256')
    .update(JSON.stringify([ctx.config.twilio.accountSid, layout.types]))
    .digest('hex')
    .slice(0, 16)

export async function forgetContent(ctx: Context, delivery: Delivery): Promise<void> {
  if (!('contentSid' in delivery)) return
  layouts.delete(ctx.config)
  await forgetStored(ctx, delivery.contentSid)
}

/** The approved template; undefined if it is not approved, or its words have changed since. */
export async function templateDelivery(
  ctx: Context,
  content: Extract<OutboundContent, { type: 'template' }>,
): Promise<Delivery | undefined> {
  const { template, language } = content
  if (!isTemplate(template)) return undefined
  const row = await storedTemplate(ctx, template, language)
  const wanted = templateFingerprint(ctx.config, templateOf(template, isLanguage(language) ? language : 'en'))
  if (row?.approval !== 'approved' || row.fingerprint !== wanted) return undefined
  return {
    contentSid: row.content_sid,
    variables: Object.fromEntries(content.variables.map((value, at) => [String(at + 1), value])),
  }
}
