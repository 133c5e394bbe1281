import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { AccountView } from '#core/contracts/auth.ts'
import { bookingForm } from '#core/contracts/forms/bookings.ts'
import type { BookedOnWeb, BookOnWeb } from '#core/contracts/web-bookings.ts'
import { Refusal } from '#core/errors.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { instantOf, localDate } from '#core/rules/time/time.ts'
import { requestBooking } from '../request-booking.ts'
import { guestToken } from './guest-booking.ts'
import type { Client } from './unverified-guest.ts'

type Profile = Pick<AccountView, 'name' | 'email' | 'phone'>

/**
 * Books with what a form of the website holds. If a signed-in person leaves fields about the customer open, the profile
 * fills them. Throws INVALID with what each field lacks, and what requestBooking refuses.
 */
export async function bookOnWeb(
  ctx: Context,
  actor: Actor,
  profile: Profile | undefined,
  input: BookOnWeb,
  client?: Client,
): Promise<BookedOnWeb> {
  const { date, time, services, notes, customer: typed, ...work } = input
  const now = ctx.clock.now()
  const customer = {
    name: typed.name ?? profile?.name,
    email: typed.email ?? profile?.email ?? undefined,
    phone: typed.phone ?? profile?.phone ?? undefined,
  }
  const fields = lacking({ ...input, customer }, now)
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID', 'Please check what you entered.', 400, fields)
  const booking = await requestBooking(
    ctx,
    actor,
    {
      ...work,
      services: [...new Set(services?.length ? services : (['fitting'] as const))],
      ...(date && (time ? { start: instantOf(date, time).toISOString() } : { date })),
      customer: {
        name: customer.name ?? '',
        email: customer.email,
        phone: customer.phone && normalisePhone(customer.phone),
      },
      notes,
    },
    client,
  )
  return { ...booking, guestToken: actor.kind === 'guest' ? guestToken(ctx.config, booking.id) : null }
}

type Filled = Omit<BookOnWeb, 'customer'> & {
  customer: Partial<Record<'name' | 'email' | 'phone', string | undefined>>
}

const asked = ['name', 'email', 'phone', 'services', 'date'] as const
const ofCustomer: ReadonlySet<string> = new Set(['name', 'email', 'phone'])

/**
 * The messages beside the fields that lack something. A tyre's form requires everything, a shop's own page a name and a
 * number.
 */
function lacking({ customer, services, notes, ...input }: Filled, now: Date): Record<string, string> {
  const form = bookingForm(input.listingId === undefined ? 'shop' : 'tyre', localDate(now))
  const { error } = form.safeParse({ ...input, ...customer, services: services?.join('+'), notes })
  const found = (error?.issues ?? []).flatMap(({ path: [field], message }) => {
    const name = asked.find((one) => one === field)
    return name ? [[ofCustomer.has(name) ? `customer.${name}` : name, message] as const] : []
  })
  return Object.fromEntries(found.toReversed())
}
