import { later } from '../../lib/code/later.tsx'
import { ConsoleLayout } from '../console/layout.tsx'

/** Their code is for admins alone. */
const Shell = later(async () => (await import('../console/code.ts')).adminShell())
const LogInPanel = later(async () => (await import('../console/code.ts')).adminLogIn())

export const AdminLayout = () => <ConsoleLayout Shell={Shell} LogInPanel={LogInPanel} />
