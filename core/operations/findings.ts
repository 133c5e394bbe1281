/** What the doctor says of one thing. A warning is worth a look; a failure has to be mended. */
export type Finding = { about: string; state: 'well' | 'warning' | 'failure'; says: string }

export const well = (about: string, says: string): Finding => ({ about, state: 'well', says })
export const warning = (about: string, says: string): Finding => ({ about, state: 'warning', says })
export const failure = (about: string, says: string): Finding => ({ about, state: 'failure', says })

/** The finding, or the failure with its reason if the look itself fails. */
export const looked = (about: string, look: () => Promise<Finding>): Promise<Finding> =>
  look().catch((error: unknown) => failure(about, reason(error)))

/** A name that has several addresses fails with all of their errors, and no message of its own. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reason))].join(', ')
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` (${reason(error.cause)})`
  return `${error.message || error.name}${cause}`
}
