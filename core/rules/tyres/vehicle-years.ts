export const FIRST_VEHICLE_YEAR = 1990
/** Next year's models are sold this year. */
export const lastVehicleYear = (now = new Date()): number => now.getFullYear() + 1

export const isVehicleYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST_VEHICLE_YEAR && year <= lastVehicleYear()
export const vehicleYearSays = (): string => `Must be a year from ${FIRST_VEHICLE_YEAR} to ${lastVehicleYear()}`
/** The table reaches further back than what people are asked. */
export const FIRST_FITMENT_YEAR = 1960
