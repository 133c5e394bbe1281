import { impersonal, keptEntries } from './diagnostics.ts'

const MOST_TOLD = 20

/** The report for support: the last events, the error's id and the browser. */
export const report = (errorId: string): string =>
  [
    `Error ${errorId} at ${new Date().toISOString()}`,
    `Page ${impersonal(window.location.pathname)}`,
    navigator.userAgent,
    ...keptEntries()
      .slice(-MOST_TOLD)
      .map(({ at, what }) => `${at} ${what}`),
  ].join('\n')
