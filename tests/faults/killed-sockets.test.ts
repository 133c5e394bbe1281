import { loseNothing } from './lost-sockets.ts'

loseNothing({ conversations: 10, browsersOfEach: 5 })
