/**
 * Who acts. A contact is a person known by an address (in the chat); a link is whoever was given the private link of one
 * booking; the system is one of our own clocks.
 */
export type Actor =
  | { kind: 'contact'; contactId: string }
  | { kind: 'link'; bookingId: string }
  | { kind: 'guest' }
  | { kind: 'system' }
export const system: Actor = { kind: 'system' }
