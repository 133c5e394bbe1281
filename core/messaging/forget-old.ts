import {
  oldAlertRounds,
  oldDigestItems,
  oldEvents,
  oldQuoteRounds,
  oldRescues,
  oldSearches,
  oldUndoSteps,
  oldUnrecognised,
  oldWalkIns,
  oldWords,
} from '#db/queries/retention.ts'
import { forgetRows } from '../jobs/forget-rows.ts'

/** Long enough for a complaint about a booking or a message, which come within the year. */
export const DAYS_MESSAGES_KEPT = 365
/** What happened, whom we told of it and why: as long as the messages, which a complaint is answered with. */
export const DAYS_EVENTS_KEPT = 365
/** Long enough to see what people look for over two seasons. */
export const DAYS_SEARCHES_KEPT = 180
/** What an alert that is off has told is part of what somebody looked for. */
export const DAYS_ALERT_ROUNDS_KEPT = 180
/** The mail of the day holds the words itself; long enough to see why one lacks something. */
export const DAYS_DIGEST_ITEMS_KEPT = 30

/** Long enough to learn from what was not understood. */
export const DAYS_MISHEARD_KEPT = 90

/** Rounds are counted over 30 days, and a complaint about one comes soon; the booking of it stays. */
const DAYS_RESCUES_KEPT = 90

/** As long as the words of the chat: they say what was asked and answered. */
const DAYS_QUOTES_KEPT = 365

/** A walk-in is of no use once its day is long over. */
const DAYS_WALK_INS_KEPT = 30

/**
 * Deletes the words of old messages, and the old events, notices, searches, walk-ins, calls for help, rounds of quotes and steps to take back, which nobody
 * needs any more, in this order.
 */
export const oldRecords = [
  ...oldWords(DAYS_MESSAGES_KEPT),
  oldDigestItems(DAYS_DIGEST_ITEMS_KEPT),
  ...oldEvents(DAYS_EVENTS_KEPT),
  oldSearches(DAYS_SEARCHES_KEPT),
  oldWalkIns(DAYS_WALK_INS_KEPT),
  oldRescues(DAYS_RESCUES_KEPT),
  oldQuoteRounds(DAYS_QUOTES_KEPT),
  oldUndoSteps,
  ...oldUnrecognised(DAYS_MISHEARD_KEPT),
  ...oldAlertRounds(DAYS_ALERT_ROUNDS_KEPT),
].map(forgetRows)
