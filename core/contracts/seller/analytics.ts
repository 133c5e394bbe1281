import { z } from 'zod'
import { type PeriodDays, periodDays } from '../../rules/figures/periods.ts'
import { QuoteCounts } from '../deal/quotes.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

export const AnalyticsOf = z.strictObject({ shopId: z.uuid() })
export const AnalyticsQuery = z.strictObject({
  days: z
    .enum(periodDays.map(String) as [`${PeriodDays}`, ...`${PeriodDays}`[]])
    .default('30')
    .transform((text) => periodDays.find((days) => String(days) === text) ?? 30),
})

/** Somebody looks at the shop's page, or at one of its tyres. */
export const RecordView = z.strictObject({ of: z.enum(['page', 'listing']) })

/** What happened over some days. */
export const Figures = z.strictObject({
  /** On the website; without bots and without the shop's own people. */
  pageViews: z.int(),
  listingViews: z.int(),
  /** Conversations that began. */
  chats: z.int(),
  /** Bookings made then, and how many of those are completed by now. */
  bookings: z.int(),
  completed: z.int(),
  /** 0 to 100 with one decimal; null without bookings. */
  completionPercent: z.number().nullable(),
  /** Answers to customers who waited, and how many of them came within two hours of opening time. */
  answers: z.int(),
  answeredInTime: z.int(),
  /** The mean, in opening time; null without answers. */
  answerMinutes: z.int().nullable(),
  /** Of bookings completed then, whenever they were made. */
  bookedCents: z.int(),
})
export type Figures = z.infer<typeof Figures>

const Span = { from: z.iso.date(), to: z.iso.date() }
export const FiguresOfSpan = z.strictObject({ ...Span, figures: Figures })
export type FiguresOfSpan = z.infer<typeof FiguresOfSpan>

/** As it is now, and over the calendar month. */
export const AnalyticsSummary = z.strictObject({
  /** Listings, sold out ones too, and the tyres of all of them. */
  totalInventory: z.int(),
  tyres: z.int(),
  lowStockItems: z.int(),
  activeDeals: z.int(),
  pendingBookings: z.int(),
  /** The month of the three that follow: its first day. */
  month: z.iso.date(),
  monthlyBookings: z.int(),
  completedBookings: z.int(),
  conversionPercent: z.number(),
  estimatedRevenueCents: z.int(),
  /** Of bookings completed in that month. */
  bookedRevenueCents: z.int(),
})
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>

export const WantedSizes = z.strictObject({
  from: z.iso.date(),
  days: z.int(),
  withinKm: z.int(),
  /** Asked for on WhatsApp by so many different people, the most wanted first. */
  sizes: z.array(z.strictObject({ size: z.string(), drivers: z.int() })),
})
export type WantedSizes = z.infer<typeof WantedSizes>

/** All that the page shows. */
export const Analytics = z.strictObject({
  at: z.iso.datetime(),
  summary: AnalyticsSummary,
  days: z.int(),
  now: FiguresOfSpan,
  previous: FiguresOfSpan,
  /** The period in days or weeks, oldest first. */
  pieces: z.array(FiguresOfSpan),
  wanted: WantedSizes,
  /** Of the last 30 days, whichever period is chosen. */
  quotes: QuoteCounts,
})
export type Analytics = z.infer<typeof Analytics>

export const analyticsOperations = {
  'GET /shops/:shopId/analytics': {
    params: AnalyticsOf,
    query: AnalyticsQuery,
    responses: { 200: Analytics, 404: Problem },
  },
} satisfies Operations
