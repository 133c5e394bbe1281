import { Controller } from 'react-hook-form'
import type { AccountView } from '#core/contracts/auth.ts'
import { formatPhone } from '#core/rules/format.ts'
import { addDays } from '#core/rules/time.ts'
import { bookDeal, bookListing, fitAtShop } from '#core/rules/whatsapp-texts.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { PriceLines } from '../../../components/price-lines.tsx'
import { primaryButton } from '../../../components/styles.ts'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { TextAreaField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { useWho } from '../../../lib/who.ts'
import { daysPath, type Offer, type ShopProfile, slotsPath } from '../api/booking.ts'
import { choicesAt } from '../choices.ts'
import { useBooking } from '../use-booking.ts'
import { Booked } from './booked.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { HowField } from './how-field.tsx'
import { WorkFields } from './work-fields.tsx'

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
  const { register, control, formState } = form
  const { errors } = formState
  if (booking.data) return <Booked booking={booking.data} onClose={onClose} />
  const chat = { code: deal ?? offer?.code ?? '', count: work.quantity }
  const chatText = !offer
    ? fitAtShop(shop)
    : deal
      ? bookDeal(chat.code, chat.count)
      : bookListing(chat.code, chat.count)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={edited} className="grid grid-cols-1 gap-6">
      <WorkFields {...{ choices, most, register, errors }} tyres="Tyres" />
      <HowField {...{ shop, register, errors }} isMobile={filled.locationType === 'mobile'} onShared={setAddressAt} />
      <Controller
        control={control}
        name="date"
        render={({ field: { value = '', onChange, ref } }) => (
          <DayChoice
            ref={ref}
            legend="Preferred date"
            path={daysPath(work, offer ? addDays(today, 1) : today)}
            value={value}
            onChange={(date) => {
              onChange(date)
              form.setValue('time', '')
            }}
            error={errors.date?.message}
            {...(!offer && { none: 'Any day' })}
          />
        )}
      />
      {filled.date && (
        <Controller
          control={control}
          name="time"
          render={({ field: { value = '', onChange, ref } }) => (
            <TimeChoice
              ref={ref}
              legend="Preferred time"
              any="Any time"
              path={slotsPath(work, filled.date ?? '')}
              value={value}
              onChange={onChange}
              error={errors.time?.message}
            />
          )}
        />
      )}
      <CustomerFields {...{ account, register, errors }} needsEmail={offer !== undefined} />
      <TextAreaField
        label="Notes"
        optional
        rows={2}
        hint="The colour of the car, a locking nut, a gate code"
        error={errors.notes?.message}
        {...register('notes')}
      />
      {price.data && <PriceLines {...price.data} />}
      {(problem || price.error) && <Notice tone="error">{problem ?? price.error?.message}</Notice>}
      <div className="grid gap-3">
        <button type="submit" className={primaryButton} disabled={booking.isPending}>
          {booking.isPending ? 'Booking...' : 'Book Now'}
        </button>
        <WhatsappLink text={chatText} />
      </div>
    </form>
  )
}
