import { playSubjects } from './play-folders.ts'

playSubjects((process.env.SUB ?? 'counter').split(','))
