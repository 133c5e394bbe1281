import type { PageInfo } from '#web/lib/page/page.ts'
import { ReachScreen } from '../../../features/reach/components/reach-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Reach · Spoor Business', noindex: true }) }

export const Component = () => <ReachScreen />
