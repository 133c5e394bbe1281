/** A guest whose number and address are both unproven holds at most so many bays, and no longer than this. */
export const BAYS_HELD_AT_A_SHOP = 1
export const BAYS_HELD_IN_ALL = 2
export const MINUTES_HELD = 30
