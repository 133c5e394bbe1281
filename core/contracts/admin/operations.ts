import { z } from 'zod'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { Delivery, DeliveryQuery } from './delivery.ts'

const JobCounts = z.strictObject({ waiting: z.int(), active: z.int(), delayed: z.int() })
const Verdict = z.enum(['ok', 'failed'])

export const ProcessView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  pid: z.int(),
  build: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** It has not been heard of for longer than it may be silent. */
  silent: z.boolean(),
  checks: z.record(z.string(), Verdict),
  memoryBytes: z.int(),
  disk: z.strictObject({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
})
export type ProcessView = z.infer<typeof ProcessView>

export const JobRow = z.strictObject({
  name: z.string(),
  ...JobCounts.shape,
  /** In the last minute, by all processes. */
  completedAMinute: z.int(),
  failedAMinute: z.int(),
})
export type JobRow = z.infer<typeof JobRow>

/** Rows that wait for work, which is what the queue only nudges to. */
const WaitingRows = z.strictObject({ count: z.int(), oldest: z.iso.datetime().nullable() })

export const OperationsView = z.strictObject({
  processes: z.array(ProcessView),
  queue: z.strictObject({
    place: z.enum(['redis', 'postgres']),
    /** Null while the queue is away; sweeps do its work then. */
    total: JobCounts.nullable(),
    oldestWaiting: z.iso.datetime().nullable(),
    /** Counts by name are of the oldest thousand in each state. */
    capped: z.boolean(),
    jobs: z.array(JobRow),
  }),
  waiting: z.strictObject({
    inbound: WaitingRows,
    outbound: WaitingRows,
    mail: WaitingRows,
    events: WaitingRows,
  }),
  /** More than that is not counted. */
  mostCounted: z.int(),
})
export type OperationsView = z.infer<typeof OperationsView>

export const SetAsideView = z.strictObject({
  id: z.uuid(),
  /** 'T… N… …567': an admin does not learn who it is. */
  person: z.string(),
  receivedAt: z.iso.datetime(),
  setAsideAt: z.iso.datetime(),
  reason: z.string(),
  attempts: z.int(),
})
export type SetAsideView = z.infer<typeof SetAsideView>
/** A row whose work failed three times, of whatever kind. */
export const RowAside = z.strictObject({
  id: z.uuid(),
  work: z.string(),
  /** What admins call the work. */
  name: z.string(),
  /** What names the row where it stands. */
  rowId: z.string(),
  /** Of an event its type. */
  about: z.string().nullable(),
  since: z.iso.datetime(),
  setAsideAt: z.iso.datetime(),
  attempts: z.int(),
  reason: z.string(),
})
export type RowAside = z.infer<typeof RowAside>
export const SetAside = z.strictObject({
  messages: z.array(SetAsideView),
  rows: z.array(RowAside),
  /** There are more than are listed. */
  capped: z.boolean(),
})
export type SetAside = z.infer<typeof SetAside>
export const ThisWork = z.strictObject({ work: z.string().min(1).max(100) })
export type ThisWork = z.infer<typeof ThisWork>
export const Retried = z.strictObject({ rows: z.int() })
export const ThisRow = z.strictObject({ id: z.uuid() })

export const HeldChannel = z.enum(['whatsapp', 'sms', 'email', 'push'])
export type HeldChannel = z.infer<typeof HeldChannel>
export const HeldGroup = z.strictObject({
  channel: HeldChannel,
  kind: z.string().max(60),
  reason: z.string().max(60),
})
export type HeldGroup = z.infer<typeof HeldGroup>
export const HeldGroupView = z.strictObject({
  ...HeldGroup.shape,
  count: z.int(),
  earliest: z.iso.datetime(),
  latest: z.iso.datetime(),
})
export type HeldGroupView = z.infer<typeof HeldGroupView>
export const HeldGroups = z.strictObject({ groups: z.array(HeldGroupView), capped: z.boolean() })
export type HeldGroups = z.infer<typeof HeldGroups>
/** What became of those that were decided; `left` are the ones for the next time. */
export const HeldDecided = z.strictObject({ sent: z.int(), held: z.int(), dropped: z.int(), left: z.int() })
export type HeldDecided = z.infer<typeof HeldDecided>

export const IncidentView = z.strictObject({
  id: z.uuid(),
  what: z.string(),
  /** The sentence that the admins were mailed. */
  says: z.string(),
  since: z.iso.datetime(),
  toldAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** Null if it mended itself, or nobody has seen to it. */
  settledBy: z.string().nullable(),
})
export type IncidentView = z.infer<typeof IncidentView>
export const Incidents = z.strictObject({ troubles: z.array(IncidentView) })
export type Incidents = z.infer<typeof Incidents>

export const operationsOperations = {
  'GET /admin/operations': { responses: { 200: OperationsView } },
  'GET /admin/operations/set-aside': { responses: { 200: SetAside } },
  'POST /admin/operations/set-aside/:id/retry': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/set-aside/:id/close': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/due/retry': { body: ThisWork, responses: { 200: Retried } },
  'POST /admin/operations/due/:id/retry': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/due/:id/close': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'GET /admin/operations/held': { responses: { 200: HeldGroups } },
  'POST /admin/operations/held/send': { body: HeldGroup, responses: { 200: HeldDecided } },
  'POST /admin/operations/held/drop': { body: HeldGroup, responses: { 200: HeldDecided } },
  'GET /admin/operations/delivery': { query: DeliveryQuery, responses: { 200: Delivery } },
  'GET /admin/operations/troubles': { responses: { 200: Incidents } },
  'POST /admin/operations/troubles/:id/settle': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
