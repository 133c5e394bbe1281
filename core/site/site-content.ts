import type { Context } from '#core/context.ts'
import { SiteContent } from '#core/contracts/site.ts'
import { siteContentRows } from '#db/queries/site/site.ts'
import { openerState } from '../notifications/templates/template-state.ts'
import { stopped } from '../operations/stopped.ts'

const { claims, figures, supportEmail, supportWhatsapp, registeredAddress, helpUrl } = SiteContent.shape

/**
 * The website's claims about the product. Without a help number of its own, help is reached on the number of the chat.
 */
export async function siteContent(ctx: Context): Promise<SiteContent> {
  const off = await stopped(ctx)
  const sends = !off.includes('sending')
  const rows = new Map((await siteContentRows(ctx.db)).map(({ name, value }) => [name, value]))
  return {
    claims: claims.parse(rows.get('claims') ?? []),
    figures: figures.parse(rows.get('figures') ?? []),
    supportEmail: supportEmail.parse(rows.get('support_email') ?? null),
    supportWhatsapp: supportWhatsapp.parse(rows.get('support_whatsapp') ?? ctx.config.twilio.whatsappNumber),
    registeredAddress: registeredAddress.parse(rows.get('registered_address') ?? null),
    helpUrl: helpUrl.parse(rows.get('help_url') ?? null),
    codesByWhatsapp: sends && (await openerState(ctx, 'one_time_code', 'en')).state !== 'missing',
    stopped: { chat: off.includes('bot') || !sends, sending: !sends },
  }
}
