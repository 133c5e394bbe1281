import { walkAsked } from './asked-of-the-screen.ts'
import { ofDrivers } from './questions-of-drivers.ts'

walkAsked(ofDrivers, 'driver')
