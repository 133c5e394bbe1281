import { Alert, AlertChanges, AlertId, AlertMade, Alerts, AlertsSwitched, AlertWish } from '../alerts.ts'
import { Problem } from '../problem.ts'
import type { Operations } from './operation.ts'

export const alertsOperations = {
  'GET /alerts': { responses: { 200: Alerts } },
  'POST /alerts': { body: AlertWish, responses: { 201: AlertMade, 409: Problem } },
  'PATCH /alerts/:id': { params: AlertId, body: AlertChanges, responses: { 200: AlertMade, 404: Problem } },
  'DELETE /alerts/:id': { params: AlertId, responses: { 200: Alert, 404: Problem } },
  'POST /alerts/stop': { responses: { 200: AlertsSwitched } },
  'POST /alerts/resume': { responses: { 200: AlertsSwitched } },
} satisfies Operations
