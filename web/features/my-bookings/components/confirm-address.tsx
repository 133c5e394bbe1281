import { useLocation, useNavigate } from 'react-router-dom'
import type { GuestBookingView } from '#core/contracts/web-bookings.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { readsOf } from '../api/bookings.ts'

const behind = '#confirm='

/** The proof that the link of a mail carries behind the #. */
export const useAddressProof = (): string | undefined => {
  const { hash } = useLocation()
  return hash.startsWith(behind) ? hash.slice(behind.length) : undefined
}

/** Confirms with a tap, since mail programs open links by themselves. */
export function ConfirmAddress({ booking, token, proof }: { booking: GuestBookingView; token: string; proof: string }) {
  const navigate = useNavigate()
  const done = () => navigate({ hash: '' }, { replace: true })
  const confirming = useSend('POST /guest-bookings/:token/confirm-address', {
    invalidates: readsOf({ token }),
    onDone: ({ booking: shown }) => {
      toast({
        type: 'success',
        title: 'Your e-mail address is confirmed',
        ...(shown === null && { message: 'The booking stands in the account of this address. Sign in to see it.' }),
      })
      void done()
    },
    onFailed: (error) => {
      toast({ type: 'error', title: 'The address was not confirmed', message: error.message, duration: 10_000 })
    },
  })
  return (
    <Notice tone="info">
      <p className="font-bold">Is {booking.customer.email} your e-mail address?</p>
      <Button
        look="primary"
        className="mt-3"
        busy={confirming.isPending && 'Confirming...'}
        onClick={() => confirming.mutate({ params: { token }, body: { proof } })}
      >
        Confirm my e-mail
      </Button>
    </Notice>
  )
}
