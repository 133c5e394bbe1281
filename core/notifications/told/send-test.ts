import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { TestChannel, ToldView } from '../../contracts/notices/history.ts'
import { record } from '../../events.ts'
import { personOf } from '../../messaging/people/person.ts'
import { orFail } from '../../or-fail.ts'
import { brand } from '../../rules/brand.ts'
import { textsIn } from '../../texts/texts.ts'
import { transaction } from '../../transaction.ts'
import { chatForm } from '../chat-form.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'
import { personIn, toldOfEvent } from './told.ts'

/**
 * Sends the person a test on one channel, as any other notice, and says what was decided and why. Throws
 * PERSON_REQUIRED, MESSAGE_FAILED.
 */
export const sendTest = (ctx: Context, actor: Actor, channel: TestChannel): Promise<ToldView> =>
  orFail(ctx, { code: 'MESSAGE_FAILED', says: 'Failed to check notification preferences' }, () =>
    transaction(ctx, (ctx) => tested(ctx, personIn(actor), channel)),
  )

async function tested(ctx: Context, contactId: string, channel: TestChannel): Promise<ToldView> {
  const person = await personOf(ctx, contactId)
  const language = person.language ?? 'en'
  const say = textsIn(language)
  const notice = kinds.test_notice.notice({}, say)
  const eventId = await record(ctx, { type: 'notices.tested', contactId })
  await notify(ctx, {
    eventId,
    recipient: `contact:${contactId}`,
    contactId,
    person,
    kind: 'test_notice',
    bookingId: null,
    notice,
    only: channel,
    ...(channel === 'whatsapp' && (await chatForm(ctx, 'test_notice', kinds.test_notice, {}, language))),
    email: { ...asMail(notice, { footer: say.accountNotices.test.footer, answer: undefined }), attachments: [] },
    push: { title: brand.name, brief: notice.title, words: notice.title, url: '/profile', tag: 'test' },
    inApp: true,
  })
  return toldOfEvent(ctx, contactId, eventId)
}
