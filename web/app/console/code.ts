export * as consolePages from '../console-pages.ts'

/** What stands around them. A visitor's first code would hold the names of all that each of these needs. */
export const businessShell = () => import('../business/shell.tsx')
export const businessLogIn = () => import('../business/log-in-panel.tsx')
export const adminShell = () => import('../admin/shell.tsx')
export const adminLogIn = () => import('../admin/log-in-panel.tsx')
