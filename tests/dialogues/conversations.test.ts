import { playSubjects, subjects } from './play-folders.ts'
import { ofBookings } from './subjects.ts'

playSubjects(subjects.filter((subject) => !ofBookings.includes(subject)))
