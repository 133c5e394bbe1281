import { zodResolver } from '@hookform/resolvers/zod'
import type { Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { AccountView } from '#core/contracts/auth.ts'
import { QuoteForm as Schema } from '#core/contracts/forms/messages.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import type { QuoteMade } from '#core/contracts/threads.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { askShop, quoteFor } from '#core/rules/website/whatsapp-texts.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { askPrice } from '#web/lib/page/ask-price.ts'
import { GuestSent } from '../../../components/guest-sent.tsx'
import { SentPanel } from '../../../components/sent-panel.tsx'
import { SignInBeside } from '../../../components/sign-in-beside.tsx'
import { linkLook, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { CheckField, TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'

type Typed = z.input<typeof Schema>
type Props = {
  shop: ShopProfile
  offer: Offer | undefined
  wanted: number
  account: AccountView | undefined
  onClose(): void
}

const names: readonly Path<Typed>[] = ['name', 'phone', 'email', 'quantity', 'notes']
const extras = ['fitting', 'alignment', 'balancing'] as const
const memberMs = 3000

export function QuoteFields({ shop, offer, wanted, account, onClose }: Props) {
  const most = offer?.stock ?? 99
  const form = useDraftForm<Typed, Schema>(`quote:${shop.slug}:${offer?.code ?? ''}`, {
    resolver: zodResolver(Schema),
    reValidateMode: 'onSubmit',
    defaultValues: {
      name: account?.name ?? '',
      phone: account?.phone ?? '',
      email: account?.email ?? '',
      quantity: Math.min(wanted, most),
      extras: ['fitting'],
      notes: '',
    },
  })
  const sending = useSend('POST /quotes', {
    onDone: form.forget,
    invalidates: ['GET /threads'],
    onFailed: ({ fields }) => {
      for (const name of names) if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true })
    },
  })
  if (sending.data) return <Sent quote={sending.data} shop={shop} onDone={onClose} />
  const edited = () => {
    form.clearErrors()
    sending.reset()
  }
  const isAboutField = sending.error && names.some((name) => sending.error?.fields[name])
  const submit = form.handleSubmit((typed) => {
    if (typed.quantity <= most) sending.mutate({ body: { shopId: shop.id, listingCode: offer?.code, ...typed } })
    else form.setError('quantity', { message: `Only ${most} of this tyre still free` }, { shouldFocus: true })
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} onChange={edited}>
      {offer && <Tyre offer={offer} />}
      {!account && <SignInBeside />}
      <Contact form={form} />
      <TextField
        label="Quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        hint={offer ? `1 to ${most}` : undefined}
        {...fieldOf(form, 'quantity')}
      />
      <Extras field={form.register('extras')} />
      <TextAreaField label="Notes" optional {...fieldOf(form, 'notes')} />
      {sending.error && !isAboutField && <Notice tone="error">{sendProblem(sending.error)}</Notice>}
      <Button type="submit" look="primary" className="w-full" busy={sending.isPending && 'Sending...'}>
        Request Quote
      </Button>
      <WhatsappLink text={offer ? quoteFor(offer.code) : askShop(shop)} className="w-full" />
      {offer && (
        <Link to={askPrice({ ...offer, quantity: wanted })} className={`${linkLook} inline-flex min-h-11 items-center`}>
          Ask other shops as well, and compare
        </Link>
      )}
    </form>
  )
}

function Contact({ form }: { form: UseFormReturn<Typed, unknown, Schema> }) {
  return (
    <>
      <TextField label="Name" autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...fieldOf(form, 'phone')} />
      <TextField
        label="E-mail"
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        {...fieldOf(form, 'email')}
      />
    </>
  )
}

function Sent({ quote, shop, onDone }: { quote: QuoteMade; shop: ShopProfile; onDone(): void }) {
  if (quote.link) return <GuestSent title="Quote requested!" shop={shop} {...quote} link={quote.link} onDone={onDone} />
  return (
    <SentPanel title="Quote requested!" afterMs={memberMs} onDone={onDone}>
      <p className="text-ink-soft">
        {shop.name} answers in your messages. Reference <span className="lettering">{quote.reference}</span>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={`/messages?thread=${quote.threadId}`} className={primaryButton}>
          View Messages
        </Link>
        <Button look="quiet" onClick={onDone}>
          Continue Browsing
        </Button>
      </div>
    </SentPanel>
  )
}

const Tyre = ({ offer }: { offer: Offer }) => (
  <p className="rounded-lg bg-sunk px-4 py-3">
    <span className="font-bold">
      {offer.brand} {offer.model}
    </span>{' '}
    <span className="lettering">{offer.size}</span>
  </p>
)

const Extras = ({ field }: { field: UseFormRegisterReturn }) => (
  <fieldset>
    <legend className="mb-1 font-semibold">Extras</legend>
    {extras.map((service) => (
      <CheckField key={service} label={serviceNames[service]} value={service} {...field} />
    ))}
  </fieldset>
)
