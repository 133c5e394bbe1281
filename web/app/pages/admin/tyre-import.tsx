import type { PageInfo } from '#web/lib/page/page.ts'
import { TyreImportScreen } from '../../../features/admin-tyre-import/import-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Import tyres · Spoor Admin', noindex: true }) }

export const Component = () => <TyreImportScreen />
