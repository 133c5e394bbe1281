import { createHash } from 'node:crypto'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import type { TemplateContent } from '#core/messaging/content.ts'
import type { TemplateState } from '#core/rules/notifications/notify.ts'
import { CODE_MINUTES } from '#core/rules/people/one-time-code.ts'
import { cutAtWord } from '#core/rules/people/typed-text.ts'
import { isLanguage, type Language, languages, textsIn } from '#core/texts/texts.ts'
import { findTemplate } from '#db/queries/messaging/templates.ts'
import type { TemplateWords } from '../kind.ts'
import { isKind, type Kind, kindNames, kindOf } from '../kinds/kinds.ts'

/** A template carries the name of its kind. */
type TemplateName = Kind

/** A template: a kind's message in one language that may start a conversation. */
export type Template = TemplateWords & {
  name: TemplateName
  language: Language
  category: 'UTILITY' | 'MARKETING' | 'AUTHENTICATION'
}

export const templateNames = kindNames.filter((name) => kindOf(name)?.templateIn)
export const isTemplate = (name: string): name is TemplateName => isKind(name) && templateNames.includes(name)

/** Throws for a kind without a template, since it never starts a conversation. */
export function templateOf(name: TemplateName, language: Language): Template {
  const kind = kindOf(name)
  const words = kind?.templateIn?.(textsIn(language))
  if (!words) throw new Error(`${name} has no template`)
  const category = words.copyCode ? 'AUTHENTICATION' : kind?.purpose === 'service' ? 'UTILITY' : 'MARKETING'
  return { name, language, category, ...words }
}

/** Every template in every language. */
export const allTemplates = (): Template[] =>
  templateNames.flatMap((name) => languages.map((language) => templateOf(name, language)))

/** The template as Twilio's Content API takes it. */
export const templateTypes = ({ body, buttons, copyCode }: Template): Record<string, unknown> =>
  copyCode
    ? codeTypes(copyCode)
    : buttons.length > 0
      ? { 'twilio/quick-reply': { body, actions: buttons } }
      : { 'twilio/text': { body } }

const codeTypes = (copyCode: string): Record<string, unknown> => ({
  'whatsapp/authentication': {
    add_security_recommendation: true,
    code_expiration_minutes: CODE_MINUTES,
    actions: [{ type: 'COPY_CODE', copy_code_text: copyCode }],
  },
})

/** A fingerprint of the words and of the Twilio account: either one makes another template. */
export const fingerprintOf = ({ twilio }: Pick<Config, 'twilio'>, template: Template): string =>
  createHash('sha256')
    .update(JSON.stringify([twilio.accountSid, template.category, templateTypes(template)]))
    .digest('hex')
    .slice(0, 12)

/** WhatsApp never approves other words under a used name, so the name contains the fingerprint. */
export const approvalName = (template: Template): string =>
  `${template.name}_${createHash('sha256')
    .update(JSON.stringify(templateTypes(template)))
    .digest('hex')
    .slice(0, 8)}`

/** The value in the form that WhatsApp accepts: one line, no runs of spaces, never empty. */
export const templateValue = (value: string): string => cutAtWord(value.replace(/\s+/g, ' ').trim(), 500) || '-'

/** The text as the person reads it. */
export const templateText = ({ template, language, variables }: TemplateContent): string => {
  if (!isTemplate(template)) return variables.join('\n')
  const { body } = templateOf(template, isLanguage(language) ? language : 'en')
  return body.replace(/\{\{(\d+)\}\}/g, (_, at: string) => variables[Number(at) - 1] ?? '')
}

/** Whether our templates are kept in step with Twilio's, so that a missing one will be there soon. */
export const keepsTemplates = ({ config }: Context): boolean => config.twilio.simulated || config.twilio.syncTemplates

/** The template that may open a conversation now, in the person's language or else in English. */
export async function openerState(
  ctx: Context,
  name: TemplateName,
  language: Language,
): Promise<{ language: Language; state: TemplateState }> {
  const state = await stateOf(ctx, name, language)
  if (state === 'approved' || language === 'en') return { language, state }
  const english = await stateOf(ctx, name, 'en')
  return english === 'approved' ? { language: 'en', state: english } : { language, state }
}

const refused = new Set(['rejected', 'paused', 'disabled'])

async function stateOf(ctx: Context, name: TemplateName, language: Language): Promise<TemplateState> {
  const row = await findTemplate(ctx.db, name, language)
  if (row?.fingerprint !== fingerprintOf(ctx.config, templateOf(name, language)))
    return keepsTemplates(ctx) ? 'waiting' : 'missing'
  if (row.approval === 'approved') return 'approved'
  return refused.has(row.approval) ? 'refused' : 'waiting'
}
