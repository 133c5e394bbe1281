import type { PageInfo } from '#web/lib/page/page.ts'
import { FitmentScreen } from '../../../features/admin-fitment/fitment-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Fitment · Spoor Admin', noindex: true }) }

export const Component = FitmentScreen
