import type { PageInfo } from '#web/lib/page/page.ts'
import { InventoryScreen } from '../../../features/inventory/inventory-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Inventory · Spoor Business', noindex: true }) }

export const Component = () => <InventoryScreen />
