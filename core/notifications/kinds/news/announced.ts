/** What an admin wrote, with the whole address of the page that it leads to. */
export type Announced = { title: string; words: string; url?: string | undefined }

export const linksOf = ({ url }: Announced, label: string) => (url ? { links: [{ label, url }] } : {})

/** As a template carries it: its variables hold no line breaks. */
export const asOneLine = ({ words, url }: Announced): string =>
  [words.replace(/\s+/g, ' ').trim(), url].filter(Boolean).join(' ')

export const sample: Announced = {
  title: 'prices with fitting',
  words: 'You now see what four tyres cost with fitting, balancing and valves at each shop near you.',
}
