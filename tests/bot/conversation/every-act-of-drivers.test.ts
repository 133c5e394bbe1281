import { walk } from './every-act.ts'
import { ofDrivers } from './questions-of-drivers.ts'

walk(ofDrivers, 'driver')
