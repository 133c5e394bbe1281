import { type Action, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { listAlerts } from '#core/alerts/alerts.ts'
import { makeSignInLink } from '#core/auth/sign-in-link.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { settingsOf } from '#core/notifications/preferences/settings.ts'
import { defineFlow, goWithin } from '../steps.ts'

declare module '../steps.ts' {
  interface DraftOf {
    data: unknown
  }
}

const go = goWithin<'data'>()

/** Words that may ask for it, but not for certain. */
const wanted: Question<unknown> = {
  ask: (_draft, { say: { common } }) => ({
    say: [buttons(common.dataWanted, { id: 'data:yes', title: common.dataShow }, { id: 'data:no', title: common.no })],
  }),
  answer: (message, draft, { say }) => {
    if (message.choice === 'data:yes' || message.yes) return go('held', draft)
    return message.choice === 'data:no' || message.no ? done(text(say.common.allRight)) : notUnderstood
  },
}

/**
 * What we keep about the person, and the link to the page that erases it: erasing needs a sign-in, since a phone may be
 * in other hands for a minute.
 */
const held: Action<unknown> = {
  act: async (_draft, { ctx, contact, actor, say }) => {
    const { email } = await settingsOf(ctx, contact.id)
    const [bookings, { alerts }] = [await myBookings(ctx, actor, {}), await listAlerts(ctx, actor)]
    const url = await makeSignInLink(ctx, contact.id)
    const body = say.common.dataHeld({
      email,
      bookings: bookings.length,
      alerts: alerts.length,
      url,
      page: `${ctx.config.publicUrl}/legal/popia`,
    })
    return done(url ? { type: 'text', body, secret: true } : text(body))
  },
}

export const dataFlow = defineFlow('data', {
  title: (_draft, say) => say.common.yourData,
  alone: true,
  steps: { wanted, held },
})
