import {
  type Action,
  aside,
  done,
  enter,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { invitesStaff } from '#bot/understand/said/front-desk/ours/invites.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import { isOwner } from '#core/actor.ts'
import { invite as inviteMember } from '#core/businesses/members/invitations/invitations.ts'
import { Refusal } from '#core/errors.ts'
import { formatPhone } from '#core/rules/format.ts'
import { normalisePhone, phonesIn } from '#core/rules/people/phone.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import { refusalWords } from '../refused.ts'
import { type DeskDraft, desk } from '../shop-desk/draft.ts'
import { go } from '../shop-desk/price.ts'

/** Somebody of the shop's own is to have its messages: the number is asked for, read back, and then invited. */

export async function invitedInWords(words: string, turn: Turn): Promise<Outcome | undefined> {
  const meant = invitesStaff(words)
  if (!meant) return undefined
  const { say, ctx, actor } = turn
  const owned = (await ownShops(ctx, actor)).filter(({ id }) => isOwner(actor, id))
  const [shop, ...more] = owned
  if (!shop) return aside(text(say.frontDesk.invite.owners))
  if (more.length > 0) return aside(text(say.frontDesk.invite.website(`${ctx.config.publicUrl}/business/staff`)))
  const [found] = phonesIn(words)
  const draft: DeskDraft = { shopId: shop.id, staff: { ...meant, ...(found && { phone: found.phone }) } }
  return enter(desk(found ? 'inviteSure' : 'invite', draft))
}

const nameOf = ({ staff }: DeskDraft, { say }: Turn): string => staff?.name ?? say.frontDesk.invite.them

async function shopOf({ shopId }: DeskDraft, { ctx, actor }: Turn): Promise<string> {
  return (await ownShops(ctx, actor)).find(({ id }) => id === shopId)?.name ?? ''
}

/** What is their number? A contact card says it as well. */
export const invite: Question<DeskDraft> = {
  ask: async (draft, turn) => ({
    say: [
      text(
        turn.say.frontDesk.invite.number({
          hasName: draft.staff?.name !== undefined,
          who: draft.staff?.name ?? '',
          shop: await shopOf(draft, turn),
        }),
      ),
    ],
  }),
  answer: ({ choice, no, contact, text: words }, draft, { say, now }) => {
    if (choice === undefined && no && isPlain(words, now)) return done(text(say.several.nothing))
    const phone = contact ? normalisePhone(contact.phone ?? '') : phonesIn(words)[0]?.phone
    if (!phone) return notUnderstood
    return go('inviteSure', { ...draft, staff: { ...draft.staff, phone } })
  },
}

export const inviteSure: Question<DeskDraft> = {
  onlyNow: true,
  ask: async (draft, turn) => {
    const { sure } = turn.say.frontDesk.invite
    const phone = formatPhone(draft.staff?.phone ?? '')
    return {
      say: [
        buttons(
          sure({ who: nameOf(draft, turn), phone, shop: await shopOf(draft, turn) }),
          { id: 'invite:yes', title: turn.say.common.yes },
          { id: 'invite:no', title: turn.say.common.no },
        ),
      ],
    }
  },
  answer: ({ choice, yes, no, text: words }, draft, { say, now }) => {
    const isPlainly = choice === undefined && isPlain(words, now)
    if (choice === 'invite:yes' || (yes && isPlainly)) return go('invited', draft)
    return choice === 'invite:no' || (no && isPlainly) ? done(text(say.several.nothing)) : notUnderstood
  },
}

export const invited: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { ctx, actor, say } = turn
    try {
      await inviteMember(ctx, actor, draft.shopId ?? '', { to: { phone: draft.staff?.phone ?? '' }, role: 'staff' })
      return done(
        text(say.frontDesk.invite.sent({ who: nameOf(draft, turn), phone: formatPhone(draft.staff?.phone ?? '') })),
      )
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}
