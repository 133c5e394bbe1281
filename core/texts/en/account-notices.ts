import { brand } from '#core/rules/brand.ts'

/** What begins a conversation about an account; WhatsApp approves these words. */
export const accountNotices = {
  welcome: (name: string) =>
    `Hello ${name}, your account on ${brand.name} is ready. When you need tyres, write the size or your car to us here, for example 205/55R16 in Randburg.`,
  changed: (what: string) =>
    `Your account on ${brand.name} was changed just now: ${what}. If it was not you, write “talk to a person” to us here at once.`,
  changes: { email: 'its e-mail address', number: 'its WhatsApp number' },
  test: {
    title: 'This is a test',
    line: 'You asked for it in your notification preferences: notices reach you here.',
    footer: `You get this e-mail because you asked ${brand.name} for a test.`,
    template: `This is the test of your notifications that you asked for on ${brand.name}. They reach you here.`,
  },
  code: '*{{1}}* is your verification code. For your security, do not share this code.',
  copyCode: 'Copy code',
}
