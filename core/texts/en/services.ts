export { serviceNames } from '#core/rules/bookings/service-names.ts'
