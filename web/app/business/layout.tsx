import { part } from '../../lib/code/part.tsx'
import { ConsoleLayout } from '../console/layout.tsx'

/** Their code is for sellers alone. */
const Shell = part('app/business/shell.tsx', async () => (await import('../console/code.ts')).businessShell())
const LogInPanel = part('app/business/log-in-panel.tsx', async () =>
  (await import('../console/code.ts')).businessLogIn(),
)

export const BusinessLayout = () => <ConsoleLayout Shell={Shell} LogInPanel={LogInPanel} />
