import type { PageInfo } from '#web/lib/page/page.ts'
import { ImportScreen } from '../../../features/stock-import/import-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Import stock · Spoor Business', noindex: true }) }

export const Component = () => <ImportScreen />
