import type { Axle } from '#core/rules/tyres/axles.ts'
import type { Terrain, TyreSize } from '#core/rules/tyres/tyre-size.ts'
import type { Asked } from './asked.ts'
import type { PhraseTable } from './phrases.ts'
import type { Meaning } from './said/meanings.ts'
import type { Spelling } from './spelling.ts'
import type { AlertWords, Updates, Why } from './vocabulary/updates.ts'

/** The intents that the command prints. */
export const printedIntents = [
  'greeting',
  'help',
  'search_size',
  'search_vehicle',
  'refine',
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
  'sign_in',
  'preferences',
  'opt_out',
  'opt_in',
  'human',
  'thanks',
  'unknown',
] as const
export type PrintedIntent = (typeof printedIntents)[number]

/** What a person can want, as bot/understand/corpus/README.md defines it. 'unknown' is none of it. */
export const intents = [
  ...printedIntents,
  'pick',
  'compare',
  'ask_offer',
  'ask_shop',
  'ask_tyres',
  'delete_data',
  'emergency',
  'yes',
  'no',
  'answer',
  'back',
  'drop',
  'resume',
  'start_over',
  'unsure',
  'any',
  'later',
  'explain',
  'repeat',
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
export type Intent = (typeof intents)[number]

export const services = ['fitting', 'alignment', 'balancing', 'rotation', 'puncture repair'] as const
export type Service = (typeof services)[number]

export type LanguageCode = 'en' | 'af' | 'zu' | 'xh' | 'st'

export interface VehicleQuery {
  make: string
  model?: string
  year?: number
  /** What the person wrote beyond make, model and year: 'C200 W205', 'GL', '250'. */
  variant?: string
}

/** What of the things on the screen the words point at, beside an index. */
export interface Pointing {
  /** Several numbers: 'compare 1 and 3'. */
  indexes?: number[]
  /** 'the cheap one', 'die groot een' */
  most?: 'cheapest' | 'dearest' | 'nearest' | 'best_rated' | 'largest' | 'smallest'
  /** 'that one' */
  that?: true
  /** 'the same again' */
  same?: true
  /** 'other shops' */
  others?: true
}

/** What the text states, and nothing that it does not. */
export interface Slots {
  size?: TyreSize
  sizeFront?: TyreSize
  sizeRear?: TyreSize
  /** A rim alone, as in 'what about 17s'. */
  rim?: number
  loadIndex?: number
  speed?: string
  runFlat?: boolean
  extraLoad?: boolean
  terrain?: Terrain
  ply?: number
  quantity?: number
  /** Canonical name; several when any of them will do. */
  brand?: string | string[]
  /** Brands that are denied or complained about. */
  notBrands?: string[]
  /** Whole rand. */
  maxPrice?: number
  pricePer?: 'tyre' | 'total'
  sort?: 'price' | 'distance' | 'rating'
  vehicle?: VehicleQuery
  /** Which axle the tyres are for, when the text says so beside one size or a vehicle. */
  axle?: Axle
  /** Canonical name, or a postal code as written. */
  place?: string
  radiusKm?: number
  /** YYYY-MM-DD */
  date?: string
  /** Days that would all do ('Mon or Tue'), when the text names several; `date` is the first. */
  dates?: string[]
  /** Days of bookings that are to stay: 'the Friday one stays'. */
  keptDates?: string[]
  /** Days that the text rules out: 'not Friday'. */
  notDates?: string[]
  /** Days among which one is chosen: next week, from the 24th on, weekends. */
  among?: { from?: string; to?: string; weekdays?: number[] }
  /** Several hours that would do. */
  times?: string[]
  /** HH:MM, 24 hours */
  time?: string
  /** The hours that would do, HH:MM: 'before 10', 'after work', 'morning'. */
  window?: { from?: string; to?: string }
  /** The first or the last free hour of them: 'the earliest'. */
  edge?: 'first' | 'last'
  /** The day and time that a booking is moved away from. */
  fromDate?: string
  fromTime?: string
  service?: Service | Service[]
  /** The number of a shown choice, from 1; -1 is the last one. */
  index?: number
  shop?: string
  message?: string
  channel?: 'whatsapp' | 'sms' | 'email'
  /** HH:MM */
  quietFrom?: string
  quietTo?: string
  days?: 'weekdays' | 'weekends'
  timeFrom?: string
  timeTo?: string
  language?: LanguageCode
  occasion?: string
  how?: 'wait' | 'drop_off' | 'mobile'
  /** Which kind of brands: 'not chinese', 'only premium'. */
  brandClass?: 'not_chinese' | 'premium'
  pointing?: Pointing
  resend?: boolean
  /** Kinds of our messages that are switched on or off. */
  updates?: Updates
  /** Why we wrote, or did not. */
  why?: Why
  /** Words to a person of ours that say what it is about. */
  complaint?: string
  /** The settings themselves are asked for. */
  settings?: true
  alert?: AlertWords
  /** Something is not to be ended: 'no, don't cancel'. */
  keeps?: true
  /** At the hour that was agreed, on another day. */
  sameTime?: true
  /** When quiet is wished for without hours: at night, on some days, or at no time. */
  quiet?: 'night' | 'days' | 'none'
}

/** One line of the explanation: which rule took which words. */
export interface Taken {
  rule: string
  words: string
  start: number
  end: number
}

/** One thing that a message asks for. */
export interface Wish {
  intent: Intent
  /** 0 to 1, calibrated. */
  probability: number
  /** Certain enough to act at once on what cannot be taken back. */
  sure: boolean
  /** What the words of this wish state. */
  slots: Slots
  words: string
}

export interface Understood {
  text: string
  /** In the order said; empty when nothing was understood. */
  wishes: Wish[]
  /** The first wish's. */
  intent: Intent
  /** Everything that the message states. */
  slots: Slots
  /** The language of most of the words that carry meaning; undefined when they say nothing about it. */
  language?: LanguageCode
  /** The two likeliest wishes, where neither is clear: the person is asked which. */
  between?: readonly [Wish, Wish]
  /** What the words say beside wishes and slots. */
  means: readonly Meaning[]
  /** A size was written that no tyre has (205/55R61), so the bot asks. */
  impossibleSize?: boolean
  /** Filled when `why` was asked for. */
  took?: Taken[]
}

/** What the running bot adds from its tables. Names may be matched with small typing errors, figures never. */
export interface ExtraVocabulary {
  shops?: readonly string[]
  places?: readonly { name: string; aliases?: readonly string[] }[]
  vehicles?: readonly { make: string; model: string; aliases?: readonly string[] }[]
  makes?: readonly { make: string; aliases: readonly string[] }[]
  brands?: readonly { name: string; aliases?: readonly string[] }[]
}

export interface UnderstandOptions {
  now: Date
  /** IANA name; Africa/Johannesburg unless told. */
  zone?: string
  vocabulary?: Vocabulary
  /** Somebody of a shop, or a driver unless told. */
  speaker?: 'driver' | 'shop'
  /** 'none' unless told. */
  asked?: Asked
  why?: boolean
}

/** Made once from the tables by `withVocabulary`, then handed to every call. */
export interface Vocabulary {
  readonly shops: PhraseTable<string>
  readonly places: PhraseTable<PlaceName>
  readonly vehicles: PhraseTable<VehicleName[]>
  readonly brands: PhraseTable<string>
  readonly spelling: Spelling
}

export interface PlaceName {
  name: string
  /** Believed only behind a preposition or alone, because it is an ordinary word as well. */
  isCommonWord: boolean
}

export interface VehicleName {
  make: string
  model?: string
  variant?: string
  /** When the name alone says that a vehicle is meant: always; beside 'my', a year or tyres; or only beside its make. */
  believed: 'alone' | 'in context' | 'with make'
}
