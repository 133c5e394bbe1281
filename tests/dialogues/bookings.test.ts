import { playSubjects } from './play-folders.ts'
import { ofBookings } from './subjects.ts'

playSubjects(ofBookings)
