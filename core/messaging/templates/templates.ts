import { createHash } from 'node:crypto'
import type { Config } from '#core/config.ts'
import { kinds } from '#core/rules/notifications/notify.ts'
import { CODE_MINUTES } from '#core/rules/people/one-time-code.ts'
import { templates as afrikaans } from '#core/texts/af/templates.ts'
import { templates as english } from '#core/texts/en/templates.ts'
import type { AlertKind, MailKind, NoticeKind, ThreadKind } from '#core/texts/notice.ts'
import type { TemplateContent } from '../content.ts'

export type TemplateName = Exclude<NoticeKind, MailKind> | AlertKind | ThreadKind | 'one_time_code' | 'welcome'
export type TemplateLanguage = 'en' | 'af'
type TemplateText = {
  body: string
  samples: readonly string[]
  buttons?: Readonly<Record<string, string>>
  copyCode?: string
}

/** Every template that may start a conversation, by the kind of message that it carries. */
const words: Record<TemplateLanguage, Record<TemplateName, TemplateText>> = { en: english, af: afrikaans }

export type Template = {
  name: TemplateName
  language: TemplateLanguage
  category: 'UTILITY' | 'MARKETING' | 'AUTHENTICATION'
  body: string
  samples: readonly string[]
  /**
   * Their ids are fixed, because whether an approved template takes ids from variables is not documented. Which booking
   * a tap means follows from the message that it answers: see resolve-choice.ts.
   */
  buttons: readonly { id: string; title: string }[]
  /** The button that copies a code. WhatsApp words the message around the code itself. */
  copyCode: string | undefined
}

export const templateNames = Object.keys(english) as TemplateName[]
export const templateLanguages = Object.keys(words) as TemplateLanguage[]
export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(english, name)

export function templateOf(name: TemplateName, language: TemplateLanguage): Template {
  const { body, samples, buttons = {}, copyCode } = words[language][name]
  return {
    name,
    language,
    category: copyCode ? 'AUTHENTICATION' : kinds[name].purpose === 'service' ? 'UTILITY' : 'MARKETING',
    body,
    samples,
    buttons: Object.entries(buttons).map(([answer, title]) => ({
      id: `${familyOf(name)}:${answer}`,
      title,
    })),
    copyCode,
  }
}

const threadKinds: readonly string[] = [
  'message_asked',
  'quote_asked',
  'message_answered',
  'quote_answered',
] satisfies ThreadKind[]

/** What a tap under the template is about. */
const familyOf = (name: TemplateName): 'booking' | 'thread' | 'alert' =>
  name.startsWith('booking') ? 'booking' : threadKinds.includes(name) ? 'thread' : 'alert'

export const allTemplates = (): Template[] =>
  templateNames.flatMap((name) => templateLanguages.map((language) => templateOf(name, language)))

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

/** Changes with the words and with the Twilio account, since either makes another template of it. */
export const fingerprintOf = ({ twilio }: Pick<Config, 'twilio'>, template: Template): string =>
  createHash('sha256')
    .update(JSON.stringify([twilio.accountSid, template.category, templateTypes(template)]))
    .digest('hex')
    .slice(0, 12)

/** WhatsApp never approves other words under a name that was used, so the name carries the words' fingerprint. */
export const approvalName = (template: Template): string =>
  `${template.name}_${createHash('sha256')
    .update(JSON.stringify(templateTypes(template)))
    .digest('hex')
    .slice(0, 8)}`

/** Values that WhatsApp accepts: one line, no runs of spaces, never empty. */
export const templateValue = (value: string): string => value.replace(/\s+/g, ' ').trim().slice(0, 500) || '-'

/** What a person reads. */
export const templateText = ({ template, language, variables }: TemplateContent): string => {
  if (!isTemplate(template)) return variables.join('\n')
  const { body } = templateOf(template, language === 'af' ? 'af' : 'en')
  return body.replace(/\{\{(\d+)\}\}/g, (_, at: string) => variables[Number(at) - 1] ?? '')
}
