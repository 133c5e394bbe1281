import type { PageInfo } from '#web/lib/page/page.ts'
import { BillingScreen } from '../../../features/shop-billing/billing-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Invoices · Spoor Business', noindex: true }) }

export const Component = BillingScreen
