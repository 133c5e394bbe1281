/** What changes after two sides have agreed, or while one of them waits. */
export const changing = {
  /** A sale that the shop tells, and a job of the day with the same tyres. */
  sold: {
    was: (job: string) => `Was it for ${job}? A job takes its tyres off the shelf when it is done.`,
    whichJob: 'Was it for one of these jobs? A job takes its tyres off the shelf when it is done.',
    jobs: 'Jobs',
    thisJob: 'It was this job',
    otherSale: 'Another sale',
    comesOff: 'They come off the shelf when that job is done, so I change nothing now.',
    isOff: 'Those of that job are off the shelf already.',
  },
  /** A shop on its way to a flat tyre. */
  rescue: {
    askedAgain: 'I ask the others again.',
    whoElse: 'These had said that they come. Whom do you take?',
    nobodyYet: 'nobody else has said so yet',
    givenUpTemplate:
      'The shop {{1}} cannot come to your flat tyre after all. We ask the others again. So far these come: {{2}}. Open this chat to take one.',
    turnBack: 'The driver has called it off. Please turn back.',
    calledOffTemplate:
      'The driver with the flat tyre has called it off. It was {{1}} near {{2}}, and nobody needs to come any more. Please turn back.',
    cannotAnyMore: 'Can you not come any more? Then cancel the booking, and I ask the others for the driver.',
  },
}
