import type { MessageAboutRow } from '#db/queries/threads/message-about.ts'
import type { MessageAbout } from '../contracts/threads.ts'
import { serviceText } from '../search/offer-view.ts'

/** The tyre that a message is about. */
export const aboutView = (row: MessageAboutRow): MessageAbout => ({
  code: row.code,
  brand: row.brand,
  model: row.model,
  size: row.size,
  service: serviceText(row),
  imageUrl: row.image_url,
  deal: row.deal_code && row.deal_title ? { code: row.deal_code, title: row.deal_title } : null,
})

/** 'Michelin Primacy 4 205/55R16 91V (TQ7K2)', and the deal's title behind it. */
export const aboutWords = ({ code, brand, model, size, service, deal }: MessageAbout): string =>
  [`${brand} ${model} ${size} ${service}`.trimEnd(), `(${code})`, deal && `· ${deal.title}`].filter(Boolean).join(' ')
