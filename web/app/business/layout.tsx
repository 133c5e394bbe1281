import { later } from '../../lib/code/later.tsx'
import { ConsoleLayout } from '../console/layout.tsx'

/** Their code is for sellers alone. */
const Shell = later(async () => (await import('../console/code.ts')).businessShell())
const LogInPanel = later(async () => (await import('../console/code.ts')).businessLogIn())

export const BusinessLayout = () => <ConsoleLayout Shell={Shell} LogInPanel={LogInPanel} />
