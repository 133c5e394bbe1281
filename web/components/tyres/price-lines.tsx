import type { PriceLine } from '#core/contracts/bookings.ts'
import { lineName } from '#core/rules/bookings/booked-tyres.ts'
import { formatRandExact } from '#core/rules/format.ts'

/** The amount goes below its name where both do not fit, as with large text on a phone. */
const wrapping = 'flex flex-wrap items-baseline gap-x-3'

/** A price, line by line, with its total. */
export const PriceLines = ({ lines, totalCents }: { lines: readonly PriceLine[]; totalCents: number }) => (
  <table className="w-full">
    <caption className="sr-only">What the total contains</caption>
    <tbody>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are replaced together
        <tr key={at} className={wrapping}>
          <th scope="row" className="py-1 text-left font-normal">
            {lineName(line)}{' '}
            <span className="money text-ink-soft text-sm">
              {line.quantity} × {formatRandExact(line.eachCents)}
            </span>
          </th>
          <td className="money ml-auto py-1 text-right">{formatRandExact(line.totalCents)}</td>
        </tr>
      ))}
      <tr className={`${wrapping} border-line border-t font-bold`}>
        <th scope="row" className="py-2 text-left">
          Total, paid at the shop
        </th>
        <td className="money ml-auto py-2 text-right text-lg">{formatRandExact(totalCents)}</td>
      </tr>
    </tbody>
  </table>
)
