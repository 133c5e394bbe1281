import type { Context } from '#core/context.ts'
import {
  allStoredTemplates,
  findTemplate,
  forgetTemplate,
  saveTemplate,
  type TemplateRow,
} from '#db/queries/messaging/templates.ts'

export type StoredTemplate = TemplateRow

/** The content at Twilio as we know it: templates by kind and language, layouts by name. */
export const storedTemplate = (ctx: Context, name: string, language: string): Promise<StoredTemplate | undefined> =>
  findTemplate(ctx.db, name, language)

export const storedTemplates = (ctx: Context): Promise<StoredTemplate[]> => allStoredTemplates(ctx.db)

export const storeTemplate = (ctx: Context, row: Omit<Parameters<typeof saveTemplate>[1], 'updated_at'>) =>
  saveTemplate(ctx.db, { ...row, updated_at: ctx.clock.now() })

/** Forgets content that Twilio does not know any more. */
export const forgetStored = (ctx: Context, contentSid: string) => forgetTemplate(ctx.db, contentSid)
