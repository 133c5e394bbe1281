import { expect, test } from 'vitest'
import { withoutPolicy } from './actors.ts'
import { read, sources } from './source.ts'

/** Who may act without a policy, and why. */
const exceptions: Record<string, string> = {
  'core/bookings/load-booking.ts#bookingToChange': 'is given the policy by the use-case that calls it',
  'core/load-actor.ts#actorNow': 'makes the Actor that policies ask about',
  'core/quotes/guests/round-link.ts#answerHolder': 'goes through roundHolder, and takes no answer of another round',
  'core/quotes/guests/round-link.ts#roundHolder': 'makes the Actor of a private link, which the use-cases ask about',
}

test('every use-case that acts for an Actor asks a policy', () => {
  expect(withoutPolicy(sources())).toEqual(Object.keys(exceptions).sort())
}, 60_000)

test('a use-case that asks nobody is found, also behind one that only looks as if it asked', () => {
  const policy = read('core/shops/shop-policy.ts', 'export const canClose = (actor: Actor) => actor.kind === "system"')
  const asking = read(
    'core/shops/close-shop.ts',
    `import { canClose } from './shop-policy.ts'
     export const closeShop = (ctx: Context, actor: Actor) => { if (canClose(actor)) close(ctx) }
     export async function closeAll(ctx: Context, actor: Actor) { await closeShop(ctx, actor) }
     const open = (ctx: Context) => ctx
     export const openShop = (ctx: Context, actor: Actor) => open(ctx)`,
  )
  expect(withoutPolicy([policy, asking])).toEqual(['core/shops/close-shop.ts#openShop'])
})
