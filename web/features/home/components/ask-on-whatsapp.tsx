import { sayHello } from '#core/rules/website/whatsapp-texts.ts'
import { WhatsappLink } from '#web/components/whatsapp-link.tsx'
import { answerSpan } from '#web/lib/answer-span.ts'
import { useRead } from '#web/lib/api/use-read.ts'

/** The other way to the same prices; how fast shops answer there is counted, or not said. */
export function AskOnWhatsapp() {
  const { data } = useRead('GET /site/proof')
  return (
    <div>
      <WhatsappLink text={sayHello()} className="w-full text-lg">
        Ask on WhatsApp
      </WhatsappLink>
      <p className="mt-1.5 text-ink-soft text-sm">
        {data?.answerMinutes
          ? `The same prices by chat; open shops usually answer within ${answerSpan(data.answerMinutes)}.`
          : 'The same prices by chat, and you book there.'}
      </p>
    </div>
  )
}

/** One line that can be counted. */
export function CountedProof() {
  const { data } = useRead('GET /site/proof')
  if (!data || data.shops < 2) return null
  const { shops, towns, fitted } = data
  return (
    <p className="mt-2 text-sm md:text-base">
      <b className="font-semibold">{shops} shops</b> in {towns === 1 ? '1 town' : `${towns} towns`}
      {fitted >= 10 && `, ${fitted} fittings done in the last 90 days`}
    </p>
  )
}
