import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import {
  acceptInvitation,
  declineInvitation,
  invitationAskedLast,
  myInvitations,
} from '#core/businesses/members/invitations/answer-invitation.ts'
import { Refusal } from '#core/errors.ts'

/** The two buttons of an invitation to a shop. That of a template names none: the newest is meant. */
export async function joinButton(what: string, turn: Turn): Promise<Outcome> {
  const [answer, named] = what.split(':')
  const { invitations } = await myInvitations(turn.ctx, turn.actor)
  const invitation = named ? invitations.find(({ id }) => id === named) : invitations[0]
  if (!invitation) return aside(text(turn.say.staffNotices.gone))
  return answerJoin(invitation.id, invitation.shop.name, answer === 'yes', turn)
}

/** A typed yes or no, right after we asked. */
export async function joinWords(isYes: boolean, turn: Turn): Promise<Outcome | undefined> {
  const invitation = await invitationAskedLast(turn.ctx, turn.actor)
  return invitation && answerJoin(invitation.id, invitation.shop.name, isYes, turn)
}

async function answerJoin(id: string, shop: string, isYes: boolean, { ctx, actor, say }: Turn): Promise<Outcome> {
  try {
    if (isYes) {
      const joined = await acceptInvitation(ctx, actor, id)
      return aside(text(say.staffNotices.accepted(joined.shop.name, joined.role)))
    }
    await declineInvitation(ctx, actor, id)
    return aside(text(say.staffNotices.declined(shop)))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(say.staffNotices.gone))
    throw error
  }
}
