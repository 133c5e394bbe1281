import { walkAsked } from './asked-of-the-screen.ts'
import { ofFrontDesks } from './questions-of-front-desks.ts'

walkAsked(ofFrontDesks, 'counter')
