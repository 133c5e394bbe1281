import type { Endpoint } from '../../route.ts'
import addPlace from './add.ts'
import addPlaceName from './add-name.ts'
import dismissUnknown from './dismiss-unknown.ts'
import listPlaces from './list.ts'
import movePlace from './move.ts'
import removePlaceName from './remove-name.ts'
import restorePlace from './restore.ts'
import unknownPlaces from './unknown.ts'

/** The places that website and chat know. */
export const placeEndpoints: readonly Endpoint[] = [
  listPlaces,
  addPlace,
  movePlace,
  restorePlace,
  addPlaceName,
  removePlaceName,
  unknownPlaces,
  dismissUnknown,
]
