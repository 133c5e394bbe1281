import type { Asked } from '../types.ts'

/** Whom a message comes from, and what they see on their phone. */
export interface Situation {
  speaker: 'driver' | 'shop'
  asked: Asked
}

/** How the questions are alike. */
export const kindOfAsked: Record<Asked, 'nothing' | 'list' | 'one' | 'detail' | 'sure' | 'told' | 'waiting'> = {
  none: 'nothing',
  size: 'detail',
  vehicle: 'detail',
  place: 'detail',
  results: 'list',
  offer: 'one',
  service: 'detail',
  day: 'detail',
  time: 'detail',
  how: 'detail',
  address: 'detail',
  name: 'detail',
  notes: 'detail',
  quantity: 'detail',
  summary: 'sure',
  bookings: 'list',
  booking: 'one',
  cancel_sure: 'sure',
  move: 'detail',
  proposal: 'sure',
  alert_price: 'detail',
  alerts: 'list',
  shops: 'list',
  shop: 'one',
  message_words: 'detail',
  message_sure: 'sure',
  review: 'detail',
  where_stuck: 'detail',
  sign_in_sure: 'sure',
  notice: 'told',
  request: 'waiting',
  requests: 'waiting',
  question: 'waiting',
  day_list: 'list',
  new_time: 'detail',
  sure: 'sure',
}
