import { changeVehicle } from '#core/garage/change-vehicle.ts'
import { forgetVehicle } from '#core/garage/forget-vehicle.ts'
import { keepVehicle } from '#core/garage/keep-vehicle.ts'
import { myGarage } from '#core/garage/my-garage.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const garage = routes({
  'GET /garage': {
    summary: 'Lists my vehicles, the first one added first',
    access: customer,
    rateLimit: perMinute(60),
    handle: ({ ctx, visitor }) => myGarage(ctx, visitor.account.id),
  },
  'POST /garage': {
    summary: 'Adds a vehicle; one that is there already stays as it is',
    access: customer,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, body }) => keepVehicle(ctx, visitor.account.id, body),
  },
  'PATCH /garage/:id': {
    summary: 'Renames or corrects one of my vehicles',
    access: customer,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, params, body }) => changeVehicle(ctx, visitor.account.id, params.id, body),
  },
  'DELETE /garage/:id': {
    summary: 'Removes one of my vehicles',
    access: customer,
    rateLimit: perMinute(30),
    handle: async ({ ctx, visitor, params }) => void (await forgetVehicle(ctx, visitor.account.id, params.id)),
  },
})
