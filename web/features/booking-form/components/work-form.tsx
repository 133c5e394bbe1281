import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { AccountView } from '#core/contracts/auth.ts'
import type { BookingForm } from '#core/contracts/forms/bookings.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { othersAt, serviceTypesAt } from '#core/rules/bookings/service-types.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import { bookDeal, bookListing, fitAtShop } from '#core/rules/website/whatsapp-texts.ts'
import { WhatToExpect } from '#web/components/shops/what-to-expect.tsx'
import { PriceLines } from '#web/components/tyres/price-lines.tsx'
import { useWho } from '#web/lib/session.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { useBooking } from '../use-booking.ts'
import { Booked } from './booked.tsx'
import { HowField } from './how-field.tsx'
import { WhenFields } from './when-fields.tsx'

type Props = {
  shop: ShopProfile
  offer?: Offer
  /** The code of the deal that led here. */
  deal?: string | undefined
  quantity: number
  onClose(): void
}

/** Asks for the work, the day and the person, and sends the request to the shop. */
export function WorkForm(props: Props) {
  const who = useWho()
  const choices = choicesAt(props.shop, props.offer !== undefined)
  const usual = choices[0]
  if (who.state === 'loading') return null
  if (!usual)
    return (
      <Notice tone="info">
        {props.shop.name} takes no bookings here.{' '}
        {props.shop.phone && <a href={`tel:${props.shop.phone}`}>Please call {formatPhone(props.shop.phone)}</a>}
      </Notice>
    )
  const account = who.state === 'in' ? who.account : undefined
  return <Form {...props} choices={choices} services={usual.value} account={account} />
}

type Filling = Props & { choices: ReturnType<typeof choicesAt>; services: string; account: AccountView | undefined }

function Form({ shop, offer, deal, quantity, choices, services, account, onClose }: Filling) {
  const most = Math.min(20, offer?.stock ?? 20)
  const asked = { shop, offer, quantity: Math.min(quantity, most), services, account }
  const { form, filled, today, work, price, problem, booking, submit, edited, setAddressAt } = useBooking(asked)
  const { register, formState } = form
  const { errors } = formState
  if (booking.data) return <Booked booking={booking.data} onClose={onClose} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={edited} className="grid grid-cols-1 gap-6">
      <WorkFields
        choices={choices}
        chosen={filled.services ?? services}
        shop={shop}
        most={most}
        register={register}
        errors={errors}
        tyres="Tyres"
      />
      <HowField
        shop={shop}
        register={register}
        errors={errors}
        isMobile={filled.locationType === 'mobile'}
        onShared={setAddressAt}
      />
      <WhenFields form={form} work={work} today={today} date={filled.date} isForTyres={offer !== undefined} />
      <CustomerFields account={account} register={register} errors={errors} needsEmail={offer !== undefined} />
      <TextAreaField
        label="Notes"
        optional
        rows={2}
        hint="The colour of the car, a locking nut, a gate code"
        {...fieldOf(form, 'notes')}
      />
      {price.data && <PriceLines {...price.data} />}
      <WhatToExpect shop={shop} className="rounded-xl bg-sunk p-4" />
      {(problem || price.error) && <Notice tone="error">{problem ?? price.error?.message}</Notice>}
      <div className="grid gap-3">
        <Button type="submit" look="primary" busy={booking.isPending && 'Booking...'}>
          Book Now
        </Button>
        <WhatsappLink text={chatText({ shop, offer, deal }, work.quantity)} />
      </div>
    </form>
  )
}

/** The same request as a message to us. */
function chatText({ shop, offer, deal }: Pick<Filling, 'shop' | 'offer' | 'deal'>, count: number): string {
  if (!offer) return fitAtShop(shop)
  return deal ? bookDeal(deal, count) : bookListing(offer.code, count)
}

type WorkFieldsProps = {
  choices: readonly Choice[]
  /** The value of the one that is chosen. */
  chosen: string
  shop: ShopProfile
  most: number
  tyres: string
  register: UseFormRegister<BookingForm>
  errors: FieldErrors<BookingForm>
}

/** What is done, and to how many tyres. */
const WorkFields = ({ choices, chosen, shop, most, tyres, ...form }: WorkFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
    <SelectField label="Service type" hint={whatItContains(shop, chosen)} {...fieldOf(form, 'services')}>
      {choices.map(({ name, value }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
    <SelectField
      label={tyres}
      error={form.errors.quantity?.message}
      {...form.register('quantity', { setValueAs: (value) => Number(value) })}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </SelectField>
  </div>
)

type CustomerFieldsProps = {
  account: AccountView | undefined
  needsEmail: boolean
  register: UseFormRegister<BookingForm>
  errors: FieldErrors<BookingForm>
}

/** Who books: everything of a guest, and of who is signed in what the profile lacks. */
function CustomerFields({ account, needsEmail, ...form }: CustomerFieldsProps) {
  const known = account && [account.name, account.email, account.phone && formatPhone(account.phone)].filter(Boolean)
  return (
    <div className="grid gap-4">
      {known && (
        <p>
          Booking as <strong className="break-words">{known.join(', ')}</strong>
        </p>
      )}
      {!account?.name && <TextField label="Full name" autoComplete="name" aria-required {...fieldOf(form, 'name')} />}
      {!account?.phone && (
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="The shop may call you on it"
          aria-required
          {...fieldOf(form, 'phone')}
        />
      )}
      {!account?.email && (
        <TextField
          label="E-mail"
          type="text"
          inputMode="email"
          autoComplete="email"
          hint="We tell you there what the shop answers"
          optional={!needsEmail}
          aria-required={needsEmail}
          {...fieldOf(form, 'email')}
        />
      )}
    </div>
  )
}

type Choice = { name: string; value: string }

/** What a shop can be booked for: the types around tyres, and its other work where no tyres are bought. */
function choicesAt(shop: ShopProfile, withTyres: boolean): Choice[] {
  const types = serviceTypesAt(shop).map(({ name, services }) => ({ name, value: services.join('+') }))
  const others = withTyres ? [] : othersAt(shop).map((service) => ({ name: serviceNames[service], value: service }))
  return [...types, ...others]
}

/** What the chosen work is at this shop, and how it differs from the choices beside it. */
function whatItContains({ services }: Pick<ShopProfile, 'services'>, chosen: string): string | undefined {
  const wanted = chosen.split('+')
  if (!wanted.includes('fitting')) return undefined
  const alignment = services.find(({ service }) => service === 'alignment')?.priceCents
  const parts = [
    'Old tyres off, new ones on, with new valves and balanced.',
    wanted.includes('alignment') &&
      `Wheels set straight, so that the new tyres wear evenly${alignment ? `: ${formatRand(alignment)} more` : ''}.`,
    wanted.includes('balancing') && 'Balancing is part of every installation here, so this adds nothing to the price.',
  ]
  return parts.filter(Boolean).join(' ')
}
