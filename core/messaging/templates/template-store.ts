import type { Context } from '#core/context.ts'
import { findTemplate, forgetTemplate, saveTemplate, type TemplateRow } from '#db/queries/messaging/templates.ts'

export type StoredTemplate = TemplateRow

/** What we know to stand at Twilio: the registry's templates by kind and language, layouts by name. */
export const storedTemplate = (ctx: Context, name: string, language: string): Promise<StoredTemplate | undefined> =>
  findTemplate(ctx.db, name, language)

export const storeTemplate = (ctx: Context, row: Omit<Parameters<typeof saveTemplate>[1], 'updated_at'>) =>
  saveTemplate(ctx.db, { ...row, updated_at: ctx.clock.now() })

/** Twilio does not know it any more. */
export const forgetStored = (ctx: Context, contentSid: string) => forgetTemplate(ctx.db, contentSid)
