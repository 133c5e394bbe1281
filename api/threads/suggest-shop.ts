import { Suggestion } from '#core/contracts/forms/messages.ts'
import { SuggestionMade } from '#core/contracts/threads.ts'
import { suggestShop } from '#core/suggestions/suggest-shop.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/suggestions',
  says: 'Name a fitment centre that is missing',
  who: anyone,
  limit: perMinute(3),
  idempotent: true,
  body: Suggestion,
  answers: { 201: SuggestionMade },
  handle: ({ ctx, actor, body }) => suggestShop(ctx, actor, body),
})
