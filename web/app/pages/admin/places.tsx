import type { PageInfo } from '#web/lib/page/page.ts'
import { PlacesScreen } from '../../../features/admin-places/places-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Places · Spoor Admin', noindex: true }) }

export const Component = PlacesScreen
