import { Refusal } from '../errors.ts'

export const noteNotFound = () => new Refusal('NOTE_NOT_FOUND', 'There is no such note', 404)
export const notAuthor = () =>
  new Refusal('AUTHOR_REQUIRED', 'Only its author or an owner of the shop can remove a note', 403)
export const tooManyNotes = (most: number) =>
  new Refusal('TOO_MANY_NOTES', `A conversation has room for ${most} notes`, 409, { most: String(most) })
export const labelNotFound = () => new Refusal('LABEL_NOT_FOUND', 'There is no such label', 404)
export const labelTaken = (most: number) =>
  new Refusal('LABEL_TAKEN', `There is a label of this name, or there are ${most} labels already`, 409)
export const replyNotFound = () => new Refusal('REPLY_NOT_FOUND', 'There is no such canned reply', 404)
export const shortcutTaken = (most: number) =>
  new Refusal('SHORTCUT_TAKEN', `Another reply has this shortcut, or there are ${most} replies already`, 409)
export const notMember = () =>
  new Refusal('NOT_A_MEMBER', 'Conversations are assigned to people of this fitment centre', 409)
export const snoozeInPast = () => new Refusal('SNOOZE_IN_PAST', 'This time has passed', 409)
export const snoozeTooFar = () => new Refusal('SNOOZE_TOO_FAR', 'A conversation can be snoozed for a year at most', 409)
