import { Problem } from '../problem.ts'
import {
  MachineBookings,
  MachineBookingsQuery,
  MachineStock,
  MachineStockQuery,
  PutStock,
  PutStockResult,
} from '../seller/machine.ts'
import type { Operations } from './operation.ts'

/** What a shop's own systems do, by a key of its owner. */
export const machinesOperations = {
  'GET /v1/stock': { query: MachineStockQuery, responses: { 200: MachineStock, 400: Problem } },
  'POST /v1/stock': { body: PutStock, responses: { 200: PutStockResult, 409: Problem } },
  'GET /v1/bookings': { query: MachineBookingsQuery, responses: { 200: MachineBookings, 400: Problem } },
} satisfies Operations
