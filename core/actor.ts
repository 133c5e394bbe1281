/** Who acts. A contact is a person known by an address (in the chat); the system is one of our own clocks. */
export type Actor = { kind: 'contact'; contactId: string } | { kind: 'guest' } | { kind: 'system' }
export const system: Actor = { kind: 'system' }
