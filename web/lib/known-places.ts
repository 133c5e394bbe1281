import * as places from '#core/rules/places/places.ts'
import { call } from './api/call.ts'

const LONGEST_MS = 2_000
let changes: Promise<void> | undefined

/** The places with what admins have changed of them since they were built in. */
export async function knownPlaces(): Promise<typeof places> {
  changes ??= call('GET /places/changes').then(places.applyPlaceChanges)
  const known = changes.catch(() => {
    changes = undefined
  })
  // Without them, or where they take long, the places are those that everybody starts with.
  await Promise.race([known, new Promise((soon) => setTimeout(soon, LONGEST_MS))])
  return places
}
