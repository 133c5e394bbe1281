import type { Endpoint } from '../../route.ts'
import closeMessage from './close-message.ts'
import closeRow from './close-row.ts'
import delivery from './delivery.ts'
import dropHeld from './drop-held.ts'
import held from './held.ts'
import retryMessage from './retry-message.ts'
import retryRow from './retry-row.ts'
import retryRows from './retry-rows.ts'
import sendHeld from './send-held.ts'
import setAside from './set-aside.ts'
import settleTrouble from './settle-trouble.ts'
import troubles from './troubles.ts'
import view from './view.ts'

export const operationsEndpoints: readonly Endpoint[] = [
  view,
  setAside,
  retryMessage,
  closeMessage,
  retryRows,
  retryRow,
  closeRow,
  held,
  sendHeld,
  dropHeld,
  delivery,
  troubles,
  settleTrouble,
]
