import { makes } from '#core/catalogue/makes.ts'
import { MakesAnswer } from '#core/contracts/search.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/makes',
  says: 'The makes of vehicles whose sizes are known',
  who: anyone,
  limit: perMinute(60),
  caches: 'an hour',
  answers: { 200: MakesAnswer },
  handle: async ({ ctx }) => ({ makes: await makes(ctx) }),
})
