import type { Endpoint } from '../../route.ts'
import addFitment from './add.ts'
import changeFitment from './change.ts'
import dismissUnknown from './dismiss-unknown.ts'
import { fitmentFileEndpoints } from './files.ts'
import forgetName from './forget-name.ts'
import fitmentTable from './list.ts'
import nameUnknown from './name-unknown.ts'
import vehicleNames from './names.ts'
import removeFitment from './remove.ts'
import unknownVehicles from './unknown.ts'

/** Which vehicles left the factory on which sizes, and what people call them. */
export const fitmentEndpoints: readonly Endpoint[] = [
  fitmentTable,
  addFitment,
  changeFitment,
  removeFitment,
  unknownVehicles,
  dismissUnknown,
  nameUnknown,
  vehicleNames,
  forgetName,
  ...fitmentFileEndpoints,
]
