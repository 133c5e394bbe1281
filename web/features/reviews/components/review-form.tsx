import { zodResolver } from '@hookform/resolvers/zod'
import { Star } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ReviewForm as Schema } from '#core/contracts/forms/messages.ts'
import type { ReadKey } from '#core/contracts/operations.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { SentPanel } from '../../../components/sent-panel.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { FieldError, TextAreaField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'

type Typed = z.input<typeof Schema>
type Props = { subject: FormSubject; onClose(): void }

const closesMs = 2000
const MAX_CHARACTERS = 1000

/** What shows whether and how a visit was reviewed. */
const shownBy: readonly ReadKey[] = [
  ...(['GET /bookings', 'GET /bookings/:id', 'GET /guest-bookings/:token'] as const),
  ...(['GET /shops', 'GET /shops/:shop', 'GET /shops/:shop/reviews'] as const),
]

/** 1 to 5 stars and a comment for a completed booking; f.booking is its id, or the token of a guest's private link. */
export default function ReviewForm({ subject: { booking = '', as }, onClose }: Props) {
  const form = useDraftForm<Typed, z.output<typeof Schema>>(`review:${booking}`, {
    resolver: zodResolver(Schema),
    reValidateMode: 'onSubmit',
    defaultValues: { stars: '', comment: '' },
  })
  const sending = useSendWith(
    (typed: z.output<typeof Schema>, options) =>
      as === 'guest'
        ? call('POST /guest-bookings/:token/review', { params: { token: booking }, body: typed }, options)
        : call('POST /reviews', { body: { bookingId: booking, ...typed } }, options),
    { invalidates: shownBy, onDone: form.forget },
  )
  const [stars, comment] = form.watch(['stars', 'comment'])
  const { errors } = form.formState
  return (
    <Dialog open onClose={onClose} title="Rate your visit" description="Your stars help other drivers.">
      {sending.data ? (
        <SentPanel title="Thank you!" afterMs={closesMs} onDone={onClose}>
          <p className="text-ink-soft">Your review is published with the shop.</p>
        </SentPanel>
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={form.handleSubmit((typed) => sending.mutate(typed))}
          onChange={() => {
            form.clearErrors()
            sending.reset()
          }}
        >
          <Stars chosen={Number(stars)} error={errors.stars?.message} field={form.register('stars')} />
          <TextAreaField
            label="Comment"
            optional
            most={MAX_CHARACTERS}
            length={comment?.length}
            {...fieldOf(form, 'comment')}
          />
          {sending.error && (
            <Notice tone="error">
              {sending.error.status >= 400 && sending.error.status < 500
                ? sending.error.message
                : 'Your review could not be sent. Please try again.'}
            </Notice>
          )}
          <Button type="submit" look="primary" className="w-full" busy={sending.isPending && 'Sending...'}>
            Send review
          </Button>
        </form>
      )}
    </Dialog>
  )
}

type StarsProps = { chosen: number; error: string | undefined; field: UseFormRegisterReturn }

const Stars = ({ chosen, error, field }: StarsProps) => (
  <fieldset aria-describedby="stars-error">
    <legend className="mb-1 font-semibold">Stars</legend>
    <div className="flex gap-1">
      {[1, 2, 3, 4, 5].map((count) => (
        <label
          key={count}
          className="grid size-12 cursor-pointer place-items-center rounded-lg hover:bg-sunk has-focus-visible:outline-2"
        >
          <input type="radio" value={count} className="sr-only" {...field} />
          <Star aria-hidden size={30} className={count <= chosen ? 'fill-accent text-accent-ink' : 'text-ink-soft'} />
          <span className="sr-only">{count === 1 ? '1 star' : `${count} stars`}</span>
        </label>
      ))}
    </div>
    <FieldError id="stars-error">{error}</FieldError>
  </fieldset>
)
