import type { Intent } from '#bot/understand/types.ts'

/**
 * What the second reader's word for a message may lead to. 'at once': it only looks something up. 'read back': the
 * person says first whether it is meant. 'ignored': it is asked for by its own question, or never by anybody else's word.
 */
export type Risk = 'at once' | 'read back' | 'ignored'

const risks: Readonly<Record<Intent, Risk>> = {
  search_size: 'at once',
  search_vehicle: 'at once',
  deals: 'at once',
  shops_nearby: 'at once',
  my_bookings: 'at once',
  alert_list: 'at once',
  ask_offer: 'at once',
  ask_shop: 'at once',
  ask_tyres: 'at once',
  compare: 'at once',
  help: 'at once',
  greeting: 'at once',
  thanks: 'at once',
  unsure: 'at once',
  explain: 'at once',
  repeat: 'at once',
  shop_day: 'at once',
  answer: 'read back',
  refine: 'read back',
  book: 'read back',
  cancel_booking: 'read back',
  reschedule: 'read back',
  quote_request: 'read back',
  alert_create: 'read back',
  alert_delete: 'read back',
  message_shop: 'read back',
  human: 'read back',
  emergency: 'read back',
  shop_stock: 'read back',
  shop_hours: 'read back',
  unknown: 'ignored',
  pick: 'ignored',
  yes: 'ignored',
  no: 'ignored',
  any: 'ignored',
  later: 'ignored',
  back: 'ignored',
  drop: 'ignored',
  resume: 'ignored',
  start_over: 'ignored',
  preferences: 'ignored',
  sign_in: 'ignored',
  delete_data: 'ignored',
  opt_out: 'ignored',
  opt_in: 'ignored',
  shop_confirm: 'ignored',
  shop_decline: 'ignored',
  shop_propose: 'ignored',
  shop_started: 'ignored',
  shop_done: 'ignored',
  shop_no_show: 'ignored',
  shop_cancel: 'ignored',
  tell_customer: 'ignored',
}

export const riskOf = (intent: Intent): Risk => risks[intent]

/** What the second reader is offered to say. */
export const mayMean = (intent: Intent): boolean => intent === 'unknown' || risks[intent] !== 'ignored'
