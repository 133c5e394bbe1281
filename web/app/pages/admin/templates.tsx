import type { PageInfo } from '#web/lib/page/page.ts'
import { TemplatesScreen } from '../../../features/admin-templates/templates-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'WhatsApp templates · Spoor Admin', noindex: true }) }

export const Component = TemplatesScreen
