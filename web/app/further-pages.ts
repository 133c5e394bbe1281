import type { PageFile, ScreenFile, Screens } from './page-file.ts'

/** The pages outside of the consoles that few people come to first, by their files. */
export const pageFiles = import.meta.glob<PageFile>([
  './pages/**/*.tsx',
  '!./pages/{home,search-results,shop,directory}.tsx',
  '!./pages/business/**',
  '!./pages/admin/**',
])

/** Those that are a screen and no more. */
export const screens: Screens = {
  'joining/application': [
    {
      title: 'Business application · Spoor',
      description: 'Put your tyre shop forward on Spoor, with its logo and documents.',
      canonical: '/business/signup',
    },
    'joining/components/application-screen',
    'ApplicationScreen',
  ],
  'joining/guide': [
    {
      title: 'How to sell on Spoor',
      description: 'Account, profile, inventory, deals: the four steps of a tyre shop on Spoor, and what works.',
      canonical: '/seller_sign_up_process',
    },
    'joining/components/guide',
    'Guide',
  ],
  'suggest-fitment-centre': [
    {
      title: 'Suggest a Fitment Centre · Spoor',
      description: 'Name a tyre shop that you miss on Spoor, and we ask it to join.',
      canonical: '/request-admin-fitment-centre',
    },
    'suggestion/components/suggestion-form',
    'SuggestFitmentCentre',
  ],
  booking: ['My Bookings · Spoor', 'my-bookings/components/my-bookings', 'MyBookings'],
  'joining/invitation': ['Invitation to a shop · Spoor', 'staff/components/invitation-screen', 'InvitationScreen'],
  'reset-password': [
    'Set New Password · Spoor',
    'account/components/security/reset-password-screen',
    'ResetPasswordScreen',
  ],
  'verify-email': [
    'Confirm your e-mail address · Spoor',
    'account/components/security/verify-email-screen',
    'VerifyEmailScreen',
  ],
}

/** The files of these screens. */
export const screenFiles = import.meta.glob<ScreenFile>([
  '../features/account/components/security/{reset-password,verify-email}-screen.tsx',
  '../features/{joining/components/{application-screen,guide},suggestion/components/suggestion-form}.tsx',
  '../features/{my-bookings/components/my-bookings,staff/components/invitation-screen}.tsx',
])
