import type { PageInfo } from '#web/lib/page/page.ts'
import { TyresScreen } from '../../../features/admin-tyres/tyres-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Tyres · Spoor Admin', noindex: true }) }

export const Component = () => <TyresScreen />
