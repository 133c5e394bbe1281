import { z } from 'zod'
import { deliveryRanges, switchNames } from '../../rules/operations/names.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

/** As WhatsApp answers; `missing`: not made yet, `outdated`: made with other words than ours now. */
export const TemplateApproval = z.enum([
  'approved',
  'received',
  'pending',
  'unsubmitted',
  'rejected',
  'paused',
  'disabled',
  'missing',
  'outdated',
])

export type TemplateApproval = z.infer<typeof TemplateApproval>

export const TemplateView = z.strictObject({
  /** That of the kind of notice which depends on it. */
  name: z.string(),
  language: z.string(),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  /** What people are told with it, in words. */
  tells: z.string(),
  /** With sample values. */
  preview: z.string(),
  buttons: z.array(z.string()),
  approval: TemplateApproval,
  /** Why WhatsApp refused it. */
  reason: z.string().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** Messages of its kind on WhatsApp over 30 days, in all languages. */
  sent: z.int(),
  failed: z.int(),
})

export type TemplateView = z.infer<typeof TemplateView>

export const TemplateCheck = z.strictObject({
  /** An admin has asked, and the workers have not answered yet. */
  isRunning: z.boolean(),
  /** The last time not all could be brought to Twilio. */
  failed: z.boolean(),
})

export type TemplateCheck = z.infer<typeof TemplateCheck>

export const TemplateList = z.strictObject({ templates: z.array(TemplateView), check: TemplateCheck })

export type TemplateList = z.infer<typeof TemplateList>

export const templateOperations = {
  'GET /admin/templates': { responses: { 200: TemplateList } },
  'POST /admin/templates/check': { responses: { 202: TemplateCheck } },
} satisfies Operations

const DeliveryQuery = z.strictObject({ range: z.enum(deliveryRanges).default('24h') })

export const DeliveryError = z.strictObject({
  /** Twilio's; null for a reason of our own. */
  code: z.int().nullable(),
  says: z.string(),
  /** What somebody has to do about it; null where nothing has to be done. */
  action: z.string().nullable(),
  count: z.int(),
  /** In the period before. */
  before: z.int(),
  examples: z.array(z.strictObject({ id: z.uuid(), kind: z.string(), to: z.string(), at: z.iso.datetime() })),
})

export type DeliveryError = z.infer<typeof DeliveryError>

const Steps = z.strictObject({
  made: z.int(),
  sent: z.int(),
  delivered: z.int(),
  read: z.int(),
  failed: z.int(),
})

export type FunnelSteps = z.infer<typeof Steps>

export const FunnelRow = z.strictObject({
  channel: z.enum(['whatsapp', 'sms', 'email']),
  kind: z.string(),
  ...Steps.shape,
  before: Steps,
})

export type FunnelRow = z.infer<typeof FunnelRow>

export const Delivery = z.strictObject({
  since: z.iso.datetime(),
  errors: z.array(DeliveryError),
  /** How many failed, by hour of the last day or by day. */
  course: z.array(z.strictObject({ at: z.iso.datetime(), failed: z.int() })),
  funnel: z.array(FunnelRow),
})

export type Delivery = z.infer<typeof Delivery>

const SwitchName = z.enum(switchNames)

export const SwitchView = z.strictObject({
  name: SwitchName,
  /** Null while it works. */
  stoppedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** Who stopped it, or let it go on. */
  by: z.string().nullable(),
  resumedAt: z.iso.datetime().nullable(),
  /** How much waits; for a switch that works, what waits for its turn. */
  waiting: z.int(),
  /** There is more than `waiting`. */
  capped: z.boolean(),
})

export type SwitchView = z.infer<typeof SwitchView>

export const Switches = z.strictObject({ switches: z.array(SwitchView) })

export type Switches = z.infer<typeof Switches>

const ThisSwitch = z.strictObject({ name: SwitchName })

const FlipSwitch = z.strictObject({ reason: z.string().trim().min(3).max(300) })

export const switchesOperations = {
  'GET /admin/switches': { responses: { 200: Switches } },
  'POST /admin/switches/:name/stop': {
    params: ThisSwitch,
    body: FlipSwitch,
    responses: { 200: Switches, 409: Problem },
  },
  'POST /admin/switches/:name/resume': {
    params: ThisSwitch,
    body: FlipSwitch,
    responses: { 200: Switches, 409: Problem },
  },
} satisfies Operations

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
