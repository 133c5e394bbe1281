import type { Endpoint } from '../../route.ts'
import closeEvent from './close-event.ts'
import closeMessage from './close-message.ts'
import delivery from './delivery.ts'
import dropHeld from './drop-held.ts'
import dropJob from './drop-job.ts'
import held from './held.ts'
import jobs from './jobs.ts'
import retryEvent from './retry-event.ts'
import retryJob from './retry-job.ts'
import retryJobs from './retry-jobs.ts'
import retryMessage from './retry-message.ts'
import sendHeld from './send-held.ts'
import setAside from './set-aside.ts'
import settleTrouble from './settle-trouble.ts'
import troubles from './troubles.ts'
import view from './view.ts'

export const operationsEndpoints: readonly Endpoint[] = [
  view,
  jobs,
  retryJobs,
  retryJob,
  dropJob,
  setAside,
  retryMessage,
  closeMessage,
  retryEvent,
  closeEvent,
  held,
  sendHeld,
  dropHeld,
  delivery,
  troubles,
  settleTrouble,
]
