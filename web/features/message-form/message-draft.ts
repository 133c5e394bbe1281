/** What a message is about: a tyre of the shop, and the deal that led there. */
export type MessageSubject = { listingCode: string | undefined; dealCode: string | undefined }

/** The name of what is being written to a shop, or about one of its tyres; a visitor's words go along into signing in. */
export const messageDraft = ({ slug }: { slug: string }, { listingCode = '' }: MessageSubject): string =>
  `message:${slug}:${listingCode}`
