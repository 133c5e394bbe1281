import type { ColumnType } from 'kysely'
import type { DateOnly, Instant } from './columns.ts'

/** bigint: read as text, written as a number. */
type Big = ColumnType<string, number, number>

export type ShopViewDayTable = { shop_id: string; day: DateOnly; page_views: number; listing_views: number }

export type ShopDayTable = {
  shop_id: string
  day: DateOnly
  chats: number
  /** Made on that day, and how many of those are completed by now. */
  bookings: number
  completed: number
  /** Of what was completed on that day. */
  booked_cents: Big
  answers: number
  answer_minutes: number
  answered_in_time: number
}

export type FiguresDayTable = { day: DateOnly; counted_at: Instant }
