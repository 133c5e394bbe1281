/** Every job of the queue, by its name. */
export const jobNames = ['event', 'whatsapp', 'mail', 'files', 'push', 'import', 'webhook', 'templates'] as const
export type JobName = (typeof jobNames)[number]
