import type { Intent } from '../types.ts'

/**
 * What can be learned, as bot/understand/corpus/README.md defines it: an intent, but 'search' is one want whether it
 * states a size or not. 'other' is the intent 'unknown'.
 */
export const wants = [
  'greeting',
  'help',
  'thanks',
  'search',
  'refine',
  'pick',
  'compare',
  'deals',
  'shops_nearby',
  'book',
  'my_bookings',
  'cancel_booking',
  'reschedule',
  'quote_request',
  'alert_create',
  'alert_list',
  'alert_delete',
  'message_shop',
  'ask_offer',
  'ask_shop',
  'ask_tyres',
  'sign_in',
  'preferences',
  'opt_out',
  'opt_in',
  'human',
  'delete_data',
  'emergency',
  'yes',
  'no',
  'answer',
  'back',
  'drop',
  'resume',
  'start_over',
  'other',
  'shop_confirm',
  'shop_decline',
  'shop_propose',
  'tell_customer',
  'shop_day',
  'shop_started',
  'shop_done',
  'shop_no_show',
  'shop_cancel',
  'shop_stock',
  'shop_hours',
] as const
export type Want = (typeof wants)[number]

const numbers: ReadonlyMap<string, number> = new Map(wants.map((want, at) => [want, at]))

export const numberOf = (want: Want): number => numbers.get(want) ?? 0

export const isWant = (name: string): name is Want => numbers.has(name)

/** From here on only somebody of a shop can want it. */
export const firstOfShops = numberOf('shop_confirm')

/** Without a size or a car, a search begins with the size. */
export const intentOf = (want: Want, byVehicle: boolean): Intent =>
  want === 'other' ? 'unknown' : want !== 'search' ? want : byVehicle ? 'search_vehicle' : 'search_size'
