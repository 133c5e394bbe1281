/** The years that a search by vehicle takes: 1990 to next year. */
export const firstVehicleYear = 1990
export const lastVehicleYear = (now: Date): number => now.getFullYear() + 1
