import { isService, serviceNames } from '#core/rules/bookings/service-names.ts'

/** The catalogue in its order. */
export const serviceCodes = Object.keys(serviceNames).filter(isService)
