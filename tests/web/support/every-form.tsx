import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { SignedInOnly } from '#web/components/signed-in-only.tsx'
import { ProfileScreen } from '#web/features/account/components/profile/profile-screen.tsx'
import { SignInScreen } from '#web/features/account/components/sign-in/sign-in-screen.tsx'
import { NewMessage } from '#web/features/messages/components/new-message.tsx'
import { SuggestFitmentCentre } from '#web/features/suggestion/components/suggestion-form.tsx'
import { day, id } from './a-booking.ts'
import { anAccount, signedInAs } from './a-profile.ts'
import { thread } from './a-thread.ts'
import type { show } from './show.tsx'

export const account = anAccount()
export const thandi = signedInAs(account)
export const nobody: typeof thandi = { signedIn: false }

export type User = ReturnType<typeof show>['user']
/** A form in which words are typed: how it is filled in and sent. */
export type Form = {
  name: string
  at: string
  element?: ReactElement
  /** Who fills it in. */
  by: typeof thandi
  /** What is typed, by the labels of the fields. */
  typed: Record<string, string>
  /** What else has to be chosen before it can be sent. */
  choose?(user: User): Promise<void>
  button: string
  /** What shows that it was sent. */
  isSent(address: () => string): Promise<unknown>
}

const contact = { Name: 'Lerato', 'E-mail': 'lerato@post.example', Phone: '082 123 4567' }
export const chooseTime = async (user: User) => {
  const offered = () => screen.getAllByRole('radio').find((radio) => radio.getAttribute('value') === day)
  await waitFor(() => expect(offered()).toBeDefined())
  await user.click(offered() ?? document.body)
  await user.click(await screen.findByLabelText('10:00'))
}
const says = (words: string | RegExp) => () => screen.findByText(words)

export const forms: Form[] = [
  {
    name: 'a guest’s booking',
    at: '/?form=booking&f.offer=TQ7K2&f.as=guest',
    by: nobody,
    typed: {
      'Full name': 'Lerato',
      Phone: '082 123 4567',
      'E-mail': 'lerato@post.example',
      'Notes (optional)': 'Locks',
    },
    choose: chooseTime,
    button: 'Book Now',
    isSent: says('KX7M2'),
  },
  {
    name: 'a booking',
    at: '/?form=booking&f.offer=TQ7K2',
    by: thandi,
    typed: { 'Notes (optional)': 'A white bakkie' },
    choose: chooseTime,
    button: 'Book Now',
    isSent: says('KX7M2'),
  },
  {
    name: 'a fitting',
    at: '/?form=fitting&f.shop=randburg-tyres',
    by: thandi,
    typed: { 'Notes (optional)': 'My own tyres' },
    button: 'Book Now',
    isSent: says('KX7M2'),
  },
  {
    name: 'a guest’s message',
    at: '/?form=message&f.shop=randburg-tyres&f.as=guest',
    by: nobody,
    typed: { ...contact, Message: 'Do you have it in black?' },
    button: 'Send Message',
    isSent: says('Message sent!'),
  },
  {
    name: 'a message',
    at: '/?form=message&f.shop=randburg-tyres&f.offer=TQ7K2',
    by: thandi,
    typed: { Message: 'Do you have it in black?' },
    button: 'Send Message',
    isSent: says('Message sent!'),
  },
  {
    name: 'a quote',
    at: '/?form=quote&f.offer=TQ7K2',
    by: nobody,
    typed: { Name: 'Lerato', Phone: '082 123 4567', 'Notes (optional)': 'With rims' },
    button: 'Request Quote',
    isSent: says('Quote requested!'),
  },
  {
    name: 'a new conversation',
    at: `/messages?compose=1&businessId=${id(9)}`,
    element: <SignedInOnly>{() => <NewMessage onBack={() => {}} />}</SignedInOnly>,
    by: thandi,
    typed: { 'Subject (optional)': 'Rims', Message: 'Do you sell rims?' },
    button: 'Send Message',
    isSent: (address) => waitFor(() => expect(address()).toBe(`/messages?thread=${thread.id}`)),
  },
  {
    name: 'a suggestion',
    at: '/',
    element: <SuggestFitmentCentre />,
    by: nobody,
    typed: { 'Fitment centre': 'Bandag', 'Where is it?': 'Kuruman', 'Your name': 'Lerato', Phone: '082 123 4567' },
    button: 'Send suggestion',
    isSent: says('Thank you!'),
  },
  {
    name: 'a review',
    at: `/?form=review&f.booking=${id(2)}`,
    by: thandi,
    typed: { 'Comment (optional)': 'Quick and clean' },
    choose: async (user) => user.click(screen.getByLabelText('5 stars')),
    button: 'Send review',
    isSent: says('Thank you!'),
  },
  {
    name: 'an alert',
    at: '/search/results?form=alert&f.size=205/55R16',
    by: thandi,
    typed: { 'Maximum price a tyre (R) (optional)': '1500' },
    button: 'Create alert',
    isSent: says(/Your alert is on/),
  },
  {
    name: 'the profile',
    at: '/profile?edit=1',
    element: <SignedInOnly>{() => <ProfileScreen />}</SignedInOnly>,
    by: thandi,
    typed: { City: 'Kuruman', 'Postal code': '8460' },
    button: 'Save Changes',
    isSent: () => screen.findByRole('button', { name: 'Edit Profile' }),
  },
  {
    name: 'signing up',
    at: '/login?tab=signup',
    element: <SignInScreen terms={null} />,
    by: nobody,
    typed: { 'Full name': 'Lerato', 'E-mail address': 'lerato@post.example', Make: 'Toyota' },
    choose: async (user) => {
      await user.type(screen.getByLabelText('Password'), 'Correct horse 7')
      await user.type(screen.getByLabelText('Confirm password'), 'Correct horse 7')
      await user.click(screen.getByLabelText(/I accept/))
    },
    button: 'Create account',
    isSent: () => waitFor(() => expect(screen.queryByLabelText('Full name')).toBeNull()),
  },
]
