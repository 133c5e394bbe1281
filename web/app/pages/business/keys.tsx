import type { PageInfo } from '#web/lib/page/page.ts'
import { KeysScreen } from '../../../features/shop-keys/keys-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Keys and webhooks · Spoor Business', noindex: true }) }

export const Component = () => <KeysScreen />
