import type { DateOnly, Defaulted, Instant, Optional, OptionalInstant } from '../columns.ts'

export type PlaceChangeTable = {
  id: Defaulted<string>
  what: 'place' | 'alias' | 'no_alias'
  key: string
  words: string
  place: string
  province: Optional<string>
  lat: Optional<number>
  lng: Optional<number>
  at: Instant
}

export type UnknownPlaceTable = {
  id: Defaulted<string>
  text: string
  times: Defaulted<number>
  first_asked_at: Instant
  last_asked_at: Instant
  settled_at: OptionalInstant
}

export type UnrecognisedGroupTable = {
  id: Defaulted<string>
  speaker: 'driver' | 'shop'
  words: string
  language: Optional<string>
  asked: string
  took_for: string
  times: Defaulted<number>
  first_on: DateOnly
  last_on: DateOnly
  state: Defaulted<'open' | 'labelled' | 'dismissed'>
  label: Optional<string>
}

export type UnrecognisedTable = {
  group_id: string
  speaker: 'driver' | 'shop'
  shape: string
  words: string
  language: Optional<string>
  asked: string
  took_for: string
  meant: Optional<string>
  times: Defaulted<number>
  last_on: DateOnly
}
