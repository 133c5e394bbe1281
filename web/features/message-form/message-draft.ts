/** The name of what is being written to a shop, or about one of its tyres; a visitor's words go along into signing in. */
export const messageDraft = ({ slug }: { slug: string }, listingCode: string | undefined): string =>
  `message:${slug}:${listingCode ?? ''}`
