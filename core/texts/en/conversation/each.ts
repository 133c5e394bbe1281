/** Several requests answered at once. */
export const each = {
  confirm: 'Shall I confirm all of these? The drivers are told at once.',
  decline: 'Shall I decline all of these? The drivers are told at once.',
  all: 'Yes, all {count}',
  oneByOne: 'One by one',
  nothing: 'All right, I told nobody anything. They still wait for your answer.',
  undo: 'Undo {number}',
} as const
