import { changeVehicle, forgetVehicle, keepVehicle, myGarage } from '#core/garage/garage.ts'
import { changePreferences, preferencesOf } from '#core/notifications/preferences/web-preferences.ts'
import { deleteAccount, exportAccount } from '#core/profiles/delete-account.ts'
import { changeProfile, profileOf } from '#core/profiles/profile.ts'
import { customer, signedIn } from '../access.ts'
import { perHour, perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const profile = routes({
  'GET /profile': {
    summary: 'Shows my profile',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, visitor }) => profileOf(ctx, visitor.account.id),
  },
  'PATCH /profile': {
    summary: 'Changes the named fields of my profile',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, body }) => changeProfile(ctx, visitor.account.id, body),
  },
  'GET /profile/export': {
    summary: 'Exports everything that is stored about me',
    access: signedIn,
    rateLimit: perHour(20),
    handle: ({ ctx, visitor }) => exportAccount(ctx, visitor),
  },
  'POST /profile/delete': {
    summary: 'Deletes my account and my data for good; open bookings are cancelled',
    access: signedIn,
    session: 'taken',
    rateLimit: perMinute(10),
    handle: async ({ ctx, visitor, body, browser }) => {
      await deleteAccount(ctx, visitor.account.id, body)
      browser.drop()
      return undefined
    },
  },
})

export const preferences = routes({
  'GET /preferences': {
    summary: 'Shows what I am told about, on which channels, and my quiet hours',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => preferencesOf(ctx, actor),
  },
  'PATCH /preferences': {
    summary: 'Changes what I am told about; a yes or no to advertising is recorded',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, body }) => changePreferences(ctx, actor, body),
  },
})

export const garage = routes({
  'GET /garage': {
    summary: 'Lists my vehicles, the first one added first',
    access: customer,
    rateLimit: perMinute(60),
    handle: ({ ctx, visitor }) => myGarage(ctx, visitor.account.id),
  },
  'POST /garage': {
    summary: 'Adds a vehicle; one that is there already stays as it is',
    access: customer,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, body }) => keepVehicle(ctx, visitor.account.id, body),
  },
  'PATCH /garage/:id': {
    summary: 'Renames or corrects one of my vehicles',
    access: customer,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, params, body }) => changeVehicle(ctx, visitor.account.id, params.id, body),
  },
  'DELETE /garage/:id': {
    summary: 'Removes one of my vehicles',
    access: customer,
    rateLimit: perMinute(30),
    handle: async ({ ctx, visitor, params }) => void (await forgetVehicle(ctx, visitor.account.id, params.id)),
  },
})
