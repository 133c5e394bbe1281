import { brand } from '../rules/brand.ts'

/** Mails to admins are in English, as their console is. */
export type AdminNews =
  | { what: 'authenticator' | 'authenticator_removed' | 'recovery_codes' | 'wrong_codes' | 'ended' | 'reset' }
  | { what: 'passkey' | 'passkey_removed'; name: string }
  | { what: 'new_browser'; device: string }
  | { what: 'roles'; roles: string }
  | { what: 'recovery_used'; left: number }

const said = (news: AdminNews): string => {
  switch (news.what) {
    case 'authenticator':
      return 'A new authenticator was set up for your sign-in.'
    case 'authenticator_removed':
      return 'Your authenticator was removed from your sign-in.'
    case 'recovery_codes':
      return 'New recovery codes were made. Those before do not work any more.'
    case 'wrong_codes':
      return 'Somebody typed your right password, and then wrong codes until the sign-in ended.'
    case 'ended':
      return 'You are no admin any more, and are signed out.'
    case 'reset':
      return 'Your second factors were removed on the server, and you are signed out. Set up new ones with the code that you are given.'
    case 'passkey':
      return `The passkey “${news.name}” was added to your sign-in.`
    case 'passkey_removed':
      return `The passkey “${news.name}” was removed from your sign-in.`
    case 'new_browser':
      return `Somebody signed in with your second factor in a browser that is new to us: ${news.device}.`
    case 'roles':
      return `Your roles were changed. They are now: ${news.roles}.`
    case 'recovery_used':
      return `A recovery code was used to sign in. ${news.left} are left.`
  }
}

const titles: Record<AdminNews['what'], string> = {
  authenticator: 'A new authenticator signs in to the console',
  authenticator_removed: 'Your authenticator was removed',
  recovery_codes: 'New recovery codes for the console',
  wrong_codes: 'Somebody knows your password',
  ended: 'You are no admin any more',
  reset: 'Your second factors were removed',
  passkey: 'A new passkey signs in to the console',
  passkey_removed: 'A passkey was removed',
  new_browser: 'A new browser signed in to the console',
  roles: 'Your roles were changed',
  recovery_used: 'A recovery code was used',
}

export const adminMail = (news: AdminNews) => ({
  title: `${titles[news.what]} · ${brand.name}`,
  lines: [
    said(news),
    news.what === 'wrong_codes'
      ? 'Set a new password now. Nobody was signed in.'
      : 'If it was not you, set a new password now and tell another owner at once.',
  ],
  way: 'Set a new password',
})
