import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { NumberProofStarted, StartNumberProofInput } from '#core/contracts/auth.ts'
import { whatsappButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { QrCode } from '#web/components/ui/qr-code.tsx'
import { Notice, Spinner } from '#web/components/ui/states.tsx'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { whatsappLink } from '#web/lib/settings.ts'

const POLL_MS = 2000

type Props = {
  input: StartNumberProofInput
  onEntered(): void
  /** What went wrong; undefined when another try begins. */
  onProblem(message: string | undefined): void
  /** The phone is proven, and the number does not fit: the other way in does. */
  onRefused(error: ApiError): void
}

/** The other way round: a code that the driver sends us, by scanning it or straight out of this phone. */
export function NumberProof({ input, onEntered, onProblem, onRefused }: Props) {
  const started = useSend('POST /auth/number-proof', { onFailed: (error) => onProblem(error.message) })
  const start = () => {
    onProblem(undefined)
    started.mutate({ body: input })
  }
  if (started.isPending) return <Spinner>Getting a code...</Spinner>
  if (started.data)
    return (
      <Waiting
        key={started.data.pollToken}
        proof={started.data}
        onEntered={onEntered}
        onProblem={onProblem}
        onRefused={onRefused}
        onAgain={start}
      />
    )
  return (
    <Button look="quiet" className="w-full" onClick={start}>
      <MessageCircle aria-hidden size={18} /> Send us a WhatsApp message instead
    </Button>
  )
}

type WaitingProps = Omit<Props, 'input'> & { proof: NumberProofStarted; onAgain(): void }

function Waiting({ proof, onEntered, onProblem, onRefused, onAgain }: WaitingProps) {
  const token = proof.pollToken
  const [isOver, setIsOver] = useState(false)
  const { data } = useQuery({
    queryKey: ['number proof', token],
    queryFn: ({ signal }) => call('POST /auth/number-proof/state', { body: { token } }, { signal }),
    enabled: !isOver,
    refetchInterval: POLL_MS,
  })
  const finishing = useSend('POST /auth/number-proof/finish', {
    onDone: onEntered,
    onFailed: (error) => {
      setIsOver(true)
      onProblem(error.message)
      onRefused(error)
    },
  })
  const finish = finishing.mutate
  const state = data?.state
  useEffect(() => {
    if (state === 'confirmed') finish({ body: { token } })
    if (state === 'expired' || state === 'used' || state === 'refused') setIsOver(true)
  }, [state, finish, token])
  if (isOver)
    return (
      <Notice tone="warning">
        {state === 'refused'
          ? 'The phone said that it was not you, so nobody was signed in.'
          : 'This code does not work any more.'}{' '}
        <Button className="min-h-11 underline" onClick={onAgain}>
          Get a new one
        </Button>
      </Notice>
    )
  if (state === 'asked') return <Asked />
  return (
    <div className="grid justify-items-center gap-3 rounded-xl bg-sunk p-5 text-center">
      <p>
        Scan this with your phone, or open WhatsApp here, and send the message. Its code is{' '}
        <strong className="lettering whitespace-nowrap">{proof.code}</strong>.
      </p>
      <QrCode text={linkOf(proof)} label="QR code that opens WhatsApp" />
      <a href={linkOf(proof)} target="_blank" rel="noreferrer" className={`${whatsappButton} w-full`}>
        <MessageCircle aria-hidden size={20} /> Open WhatsApp
      </a>
      <p role="status" className="text-ink-soft text-sm">
        {finishing.isPending ? 'Signing you in...' : 'Waiting for your message. This page goes on by itself.'}
      </p>
    </div>
  )
}

/** Only the phone can say that it is its owner who sits here. */
const Asked = () => (
  <div role="status" className="grid justify-items-center gap-3 rounded-xl bg-sunk p-5 text-center">
    <Smartphone aria-hidden size={40} className="text-verified" />
    <p className="font-bold text-lg">Look at your phone</p>
    <p>
      Your message is here. We have asked you on WhatsApp: tap <strong>Yes, sign me in</strong> there, and this page
      goes on by itself.
    </p>
  </div>
)

/** A phone that scans it needs the whole address. */
const linkOf = ({ text }: NumberProofStarted): string => new URL(whatsappLink(text), window.location.origin).href
