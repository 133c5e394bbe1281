import { loseNothing } from '#tests/faults/lost-sockets.ts'

loseNothing({ conversations: 25, browsersOfEach: 10 })
