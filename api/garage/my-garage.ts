import { Garage } from '#core/contracts/garage.ts'
import { myGarage } from '#core/garage/my-garage.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { customer } from '../who.ts'

export default route({
  get: '/garage',
  says: 'My vehicles, the one kept first before the others',
  who: customer,
  limit: perMinute(60),
  answers: { 200: Garage },
  handle: ({ ctx, visitor }) => myGarage(ctx, visitor.account.id),
})
