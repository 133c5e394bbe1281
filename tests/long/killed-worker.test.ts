import { arriveOnce } from '#tests/faults/killed-senders.ts'

arriveOnce({ people: 500, kills: 6 })
