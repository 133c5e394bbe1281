/** What either side asks of what stands on the screen. */
const both = [
  'included',
  'total',
  'what',
  'when',
  'why',
  'meaning',
  'next',
  'free',
  'seen',
  'answered',
  'slots',
  'who_we',
] as const
const ofDrivers = [
  ...['each', 'cheapest', 'nearest', 'better', 'dearer', 'made', 'condition', 'stock', 'brand', 'discount', 'warranty'],
  ...['hours', 'place', 'far', 'phone', 'pay', 'pay_when', 'duration', 'come_out', 'service_price', 'service_what'],
  ...['late', 'cancel', 'bring', 'held', 'number', 'stop', 'who'],
] as const
const ofShops = [
  ...['number', 'car', 'who', 'how', 'until', 'stock', 'place', 'others', 'day', 'reason', 'undo', 'note', 'first'],
] as const

/** `other`: a question about none of these. `none`: no question of this kind. */
export const askTopics = [
  'none',
  'other',
  ...both,
  'each',
  'cheapest',
  'nearest',
  'better',
  'dearer',
  'made',
  'condition',
  'stock',
  'brand',
  'discount',
  'warranty',
  'hours',
  'place',
  'far',
  'phone',
  'pay',
  'pay_when',
  'duration',
  'come_out',
  'service_price',
  'service_what',
  'late',
  'cancel',
  'bring',
  'held',
  'number',
  'stop',
  'who',
  'car',
  'how',
  'until',
  'others',
  'day',
  'reason',
  'undo',
  'note',
  'first',
] as const
export type AskTopic = (typeof askTopics)[number]

const numbers: ReadonlyMap<string, number> = new Map(askTopics.map((topic, at) => [topic, at]))

export const numberOfTopic = (topic: AskTopic): number => numbers.get(topic) ?? 0

export const isAskTopic = (name: string): name is AskTopic => numbers.has(name)

const known = {
  driver: new Set<string>(['none', 'other', ...both, ...ofDrivers]),
  shop: new Set<string>(['none', 'other', ...both, ...ofShops]),
} as const

export const canAsk = (speaker: 'driver' | 'shop', topic: AskTopic): boolean => known[speaker].has(topic)
