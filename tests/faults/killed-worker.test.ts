import { arriveOnce } from './killed-senders.ts'

arriveOnce({ people: 100, kills: 4 })
