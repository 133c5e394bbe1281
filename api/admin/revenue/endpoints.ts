import type { Endpoint } from '../../route.ts'
import changeOperator from './change-operator.ts'
import creditInvoice from './credit-invoice.ts'
import { exportEndpoints } from './exports.ts'
import invoice from './invoice.ts'
import invoices from './invoices.ts'
import previewBankLines from './preview-bank-lines.ts'
import recordBankLines from './record-bank-lines.ts'
import recordPayment from './record-payment.ts'
import remindNow from './remind-now.ts'
import revenue from './revenue.ts'
import reversePayment from './reverse-payment.ts'
import setFee from './set-fee.ts'

export const revenueEndpoints: readonly Endpoint[] = [
  revenue,
  setFee,
  changeOperator,
  invoices,
  invoice,
  recordPayment,
  reversePayment,
  creditInvoice,
  remindNow,
  previewBankLines,
  recordBankLines,
  ...exportEndpoints,
]
