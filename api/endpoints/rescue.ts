import { answerAsk } from '#core/rescue/answer-ask.ts'
import { myRescue, shopRescues } from '#core/rescue/rescue-view.ts'
import { closeRound, openRound } from '#core/rescue/rounds.ts'
import { takeAsk } from '#core/rescue/take-ask.ts'
import { changeCallOutHours, readCallOutHours } from '#core/shops/profile/own-hours.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

/** A driver with a flat tyre asks the shops that come out now, and takes one. */
export const rescue = routes({
  'GET /rescues/mine': {
    summary: 'Shows which shops come to my flat tyre, and when',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => myRescue(ctx, actor),
  },
  'POST /rescues': {
    summary: 'Asks the shops that come out now, all together',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, body }) => openRound(ctx, actor, body),
  },
  'POST /rescues/:id/take': {
    summary: 'Takes a shop that comes; it is a confirmed booking at once',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params, body }) => takeAsk(ctx, actor, { roundId: params.id, askId: body.askId }, 'web'),
  },
  'POST /rescues/:id/close': {
    summary: 'Asks the shops no more',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params }) => closeRound(ctx, actor, params.id),
  },
})

/** When a shop comes out, and who asks it to. */
export const shopRescue = routes({
  'GET /shops/:shopId/call-out-hours': {
    summary: 'Shows when the shop comes out to a flat tyre, for its members',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => readCallOutHours(ctx, actor, params.shopId),
  },
  'PATCH /shops/:shopId/call-out-hours': {
    summary: 'Sets when the shop comes out to a flat tyre; owners only',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeCallOutHours(ctx, actor, params.shopId, body),
  },
  'GET /shops/:shopId/rescues': {
    summary: 'Lists drivers with a flat tyre who ask the shop to come out now, for its members',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => ({ rescues: await shopRescues(ctx, actor, params.shopId) }),
  },
  'POST /shops/:shopId/rescues/:askId/answer': {
    summary: 'Tells a driver in how many minutes the shop is there, or that it cannot come',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params, body }) => answerAsk(ctx, actor, params, body.minutes),
  },
})
