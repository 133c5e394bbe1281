import { Link } from 'react-router-dom'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { brand } from '#core/rules/brand.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { answerSpan } from '#web/lib/answer-span.ts'

type Shop = Pick<ShopProfile, 'name' | 'paymentWays' | 'answerMinutes'>

/** Who answers and how fast, how one pays, and what happens if something is wrong: known before anything is asked. */
export function WhatToExpect({
  shop: { name, paymentWays, answerMinutes },
  className = '',
}: {
  shop: Shop
  className?: string
}) {
  const pays = paymentWays.map((way) => paymentNames[way].toLowerCase()).join(', ')
  return (
    <dl className={`grid gap-2 text-sm [&_dd]:text-ink-soft [&_dt]:font-semibold ${className}`}>
      <div>
        <dt>Who answers</dt>
        <dd>
          {name} itself{answerMinutes ? `, usually within ${answerSpan(answerMinutes)} of its opening hours` : ''}. You
          are told as soon as it has.
        </dd>
      </div>
      <div>
        <dt>How you pay</dt>
        <dd>
          At the shop, once the work is done{pays === '' ? '' : `: ${pays}`}. {brand.name} never takes money or a
          deposit.
        </dd>
      </div>
      <div>
        <dt>If something is wrong</dt>
        <dd>
          Tell the shop first: your agreement is with it. If that does not help,{' '}
          <Link to="/legal/contact" className="underline underline-offset-4">
            tell us
          </Link>{' '}
          or write “Talk to a person” on WhatsApp; one of us reads it and answers.
        </dd>
      </div>
    </dl>
  )
}
