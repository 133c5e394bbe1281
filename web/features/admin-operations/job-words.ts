import type { JobName } from '#core/rules/operations/names.ts'

const jobWords: Record<JobName, string> = {
  event: 'What follows from an event',
  whatsapp: 'Sending on WhatsApp',
  mail: 'Sending mail',
  files: 'Fetching files of messages',
  push: 'Notices in browsers',
  import: 'Lists of stock and tyres',
  webhook: 'Telling shops’ own systems',
  templates: 'Asking after templates',
}

/** What a job of the queue does, for people who have not read the code; one that is not known by its name. */
export const jobName = (name: string): string => (isJobName(name) ? jobWords[name] : name)
const isJobName = (name: string): name is JobName => Object.hasOwn(jobWords, name)
