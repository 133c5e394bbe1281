import { brand } from '#core/rules/brand.ts'

/** What owners hear of the application of their shop, and people of their place at a shop. */
export const joiningNotices = {
  footer: `You get this e-mail because you look after a shop on ${brand.name}.`,
  dashboard: 'Your dashboard',
  profile: 'Correct and resubmit',
  approved: (shop: string) => ({
    title: `${shop} is approved`,
    line: 'Drivers find it from now on. Add your stock, and answer bookings and messages from your dashboard.',
  }),
  rejected: (shop: string) => ({
    title: `${shop} was not approved`,
    line: 'Correct it in your profile and send it in again from your dashboard.',
  }),
  more_asked: (shop: string) => ({
    title: `Before we approve ${shop}, we need a little more`,
    line: 'Send it in again from your dashboard once it is there.',
  }),
  template: `News of the application of {{1}} on ${brand.name}. {{2}} You find the rest on your dashboard.`,
  submitted: (shop: string, place: string) => `${shop} in ${place} waits for approval`,
  submittedLine: (owner: string) => `Put forward by ${owner}.`,
  adminFooter: `You get this e-mail because you look after ${brand.name}.`,
}
