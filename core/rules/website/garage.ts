/** How many vehicles a driver keeps. */
export const mostVehicles = 50
