import type { ParsedMessage } from '#bot/engine/parsed-message.ts'

/** A photo, a voice note or a document, which somebody else may look at or listen to. */
export const hasFiles = ({ media, sort }: ParsedMessage): boolean =>
  media.length > 0 && (sort === 'photo' || sort === 'voice' || sort === 'document')
