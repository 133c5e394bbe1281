import { type Action, again, done, notUnderstood, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { isOwner } from '#core/actor.ts'
import { Refusal } from '#core/errors.ts'
import { showSentPicture } from '#core/shops/sent-pictures.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import { refusalWords } from '../refused.ts'
import { defineFlow, goWithin } from '../steps.ts'

/** The shop that the pictures are of, and where Twilio keeps them. */
export type PictureDraft = { shopId?: string; urls?: string[] }

declare module '../steps.ts' {
  interface DraftOf {
    'shop-picture': PictureDraft
  }
}

const go = goWithin<'shop-picture'>()

/** A list on the phone has ten rows. */
const MAX_ROWS = 10

export const isPhoto = ({ sort, media }: ParsedMessage): boolean => sort === 'photo' && media.length > 0

const withPhoto = ({ media }: ParsedMessage, draft: PictureDraft, turn: Turn): PictureDraft => {
  // Somebody looks at it once the owner says so.
  turn.filesTaken = 'asked'
  return { ...draft, urls: [...(draft.urls ?? []), ...media.map(({ url }) => url)] }
}

async function shopOf({ shopId }: PictureDraft, { ctx, actor }: Turn) {
  return (await ownShops(ctx, actor)).find(({ id }) => id === shopId) ?? { id: shopId ?? '', slug: '', name: '' }
}

/** Asked for by the button under the question. */
const send: Question<PictureDraft> = {
  takes: isPhoto,
  ask: async (draft, turn) => ({
    say: [text(turn.say.pictureNotices.now((await shopOf(draft, turn)).name))],
  }),
  answer: (message, draft, turn) => {
    const { pictureNotices: say } = turn.say
    if (isPhoto(message)) return go('sure', withPhoto(message, draft, turn))
    if (message.no || message.understood.intent === 'later') return done(text(say.later))
    return message.media.length > 0 ? again(text(say.onlyPicture)) : notUnderstood
  },
}

const which: Question<PictureDraft> = {
  ask: async (_draft, { ctx, actor, say }) => {
    const own = (await ownShops(ctx, actor)).filter(({ id }) => isOwner(actor, id))
    const rows = own.slice(0, MAX_ROWS).map(({ id, name }) => ({ id: `picture-of:${id}`, title: name }))
    return { say: [list(say.pictureNotices.which, say.pictureNotices.shops, rows)] }
  },
  answer: ({ choice, no }, draft, { say }) => {
    if (no) return done(text(say.pictureNotices.notShown))
    const shopId = choice?.startsWith('picture-of:') ? choice.slice('picture-of:'.length) : undefined
    return shopId ? go('sure', { ...draft, shopId }) : notUnderstood
  },
}

/** Nothing is shown to everybody before its owner says so. */
const sure: Question<PictureDraft> = {
  takes: isPhoto,
  ask: async (draft, turn) => {
    const { pictureNotices: say } = turn.say
    const { name: shop } = await shopOf(draft, turn)
    const question = say.sure({ shop, count: draft.urls?.length ?? 1 })
    return {
      say: [buttons(question, { id: 'picture-show', title: say.show }, { id: 'picture-no', title: say.dontShow })],
    }
  },
  answer: (message, draft, turn) => {
    if (isPhoto(message)) return go('sure', withPhoto(message, draft, turn))
    if (message.choice === 'picture-no' || message.no) return done(text(turn.say.pictureNotices.notShown))
    return message.choice === 'picture-show' || message.yes ? go('keep', draft) : notUnderstood
  },
}

const keep: Action<PictureDraft> = {
  act: async (draft, turn) => {
    const { ctx, actor, say } = turn
    const { id, name, slug } = await shopOf(draft, turn)
    turn.filesTaken = true
    try {
      for (const url of draft.urls ?? []) await showSentPicture(ctx, actor, id, url)
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
    return done(text(say.pictureNotices.taken({ shop: name, url: `${ctx.config.publicUrl}/business/${slug}` })))
  },
}

export const shopPictureFlow = defineFlow('shop-picture', {
  alone: true,
  title: (_draft, say) => say.pictureNotices.subject,
  steps: { send, which, sure, keep },
})
