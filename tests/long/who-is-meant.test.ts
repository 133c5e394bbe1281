import { describe } from 'vitest'
import { atCounters } from '#tests/bot/flows/drawn-counters.ts'

describe('ten thousand messages at counters of all kinds', () => atCounters(700, 15))
