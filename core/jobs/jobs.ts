/** Every job by name, with the ids that it needs and nothing else: rows are the truth, jobs are nudges. */
export type JobPayload = {
  /** React to an event. */
  event: { eventId: string }
  /** Send what waits for this person on WhatsApp, in order. */
  whatsapp: { contactId: string }
  /** Send one e-mail. */
  mail: { mailId: string }
  /** Fetch the files of a message from WhatsApp. */
  files: { messageId: string }
  /** Hand one notice to a browser's push service. */
  push: { pushId: string }
  /** Bring the templates to Twilio and look at how they stand. */
  templates: Record<never, never>
  /** Look at the rows of an import of stock, or import them. */
  import: { importId: string }
  /** Tell a shop's own system of a booking. */
  webhook: { deliveryId: string }
}
export type JobName = keyof JobPayload

export type JobQueue = {
  /** What admins see of it. */
  desk: QueueDesk
  add<Name extends JobName>(name: Name, payload: JobPayload[Name]): Promise<void>
  close(): Promise<void>
}

export type JobCounts = { waiting: number; active: number; delayed: number }

export type QueueState = {
  total: JobCounts
  /** Of the oldest thousand in each state. */
  byName: Record<string, JobCounts>
  /** A state holds more jobs than were looked at. */
  capped: boolean
  oldestWaiting: Date | undefined
}

/** What an admin sees of the queue, whichever place it lives in. It keeps nothing that failed: its rows are elsewhere. */
export type QueueDesk = {
  place: 'redis' | 'postgres'
  /** Throws while the queue is away. */
  state(): Promise<QueueState>
}
