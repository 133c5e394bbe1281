import type { ApiError } from '#web/lib/api/call.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/states.tsx'

/** What the person has said of a price or a brand that was asked about. */
export type AddAnswers = { priceIsRight?: true; brandIsNew?: true }
type Props = {
  error: ApiError
  brand: string
  onAnswer(answers: AddAnswers): void
  onBrand(name: string): void
}

/** A brand that nobody knows, or a price that is more likely a slip, is asked about before it sells. */
export function AddQuestion({ error, brand, onAnswer, onBrand }: Props) {
  if (error.code === 'PRICE_UNLIKELY')
    return (
      <Notice tone="warning">
        <p>{error.message}</p>
        <Button look="quiet" className="mt-2" onClick={() => onAnswer({ priceIsRight: true })}>
          Yes, the price is right
        </Button>
      </Notice>
    )
  const similar = (error.fields['tyre.brand'] ?? '').split('\n').filter(Boolean)
  return (
    <Notice tone="warning">
      <p>{error.message}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {similar.map((name) => (
          <Button key={name} look="quiet" onClick={() => onBrand(name)}>
            It is {name}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onAnswer({ brandIsNew: true })}>
          {brand} is a brand of its own
        </Button>
      </div>
    </Notice>
  )
}

export const isAsked = ({ code }: Pick<ApiError, 'code'>): boolean =>
  code === 'PRICE_UNLIKELY' || code === 'BRAND_UNKNOWN'
