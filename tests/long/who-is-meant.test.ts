import { describe } from 'vitest'
import { atFrontDesks } from '#tests/bot/flows/drawn-front-desks.ts'

describe('ten thousand messages at counters of all kinds', () => atFrontDesks(700, 15))
