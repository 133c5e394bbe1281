/** What somebody or something else has read of a message, before it is used. */
export const reader = {
  voice: 'I heard: “{words}”. Is that right?',
  sidewall: 'I read {size} on your tyre. Search for it?',
  sticker: 'I read {size} on the sticker. Search for it?',
  disc: 'I read {vehicle} on the licence disc. Search tyres for it?',
  meant: 'Do you mean: {what}?',
  /** What somebody may want, where no button of another question names it. */
  meanings: {
    cancel_booking: 'Cancel a booking',
    reschedule: 'Move a booking',
    alert_delete: 'End an alert',
    emergency: 'Help with a flat tyre now',
  },
  sayAgain: 'All right. Please say it in other words.',
} as const
