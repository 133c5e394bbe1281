import { walkAsked } from './asked-of-the-screen.ts'
import { ofCounters } from './questions-of-counters.ts'

walkAsked(ofCounters, 'counter')
