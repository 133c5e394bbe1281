import { Refusal } from '../errors.ts'

export const noSuchAnnouncement = () => new Refusal('ANNOUNCEMENT_NOT_FOUND', 'This announcement does not exist.', 404)
export const alreadySent = () =>
  new Refusal('ANNOUNCEMENT_SENT', 'This announcement was sent already, so it cannot be changed.', 409)
export const notRunning = () => new Refusal('ANNOUNCEMENT_NOT_RUNNING', 'This announcement is not being sent.', 409)
export const notPaused = () => new Refusal('ANNOUNCEMENT_NOT_PAUSED', 'This announcement is not paused.', 409)
export const nobodyReached = () =>
  new Refusal('NOBODY_REACHED', 'Nobody in this group can be reached on these channels.', 409)
export const groupHasGrown = (people: number) =>
  new Refusal('GROUP_HAS_GROWN', `The group has ${people} people now. Please look again and send.`, 409)
export const startsTooLate = () =>
  new Refusal('START_NOT_POSSIBLE', 'Please choose a time from now on, within 60 days.', 409)
