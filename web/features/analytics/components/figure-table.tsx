import type { FiguresOfSpan } from '#core/contracts/seller/analytics.ts'
import type { ChartOf } from '../charts.ts'
import { spanWords, valueWords } from '../words.ts'

type Props = { chart: ChartOf; pieces: readonly FiguresOfSpan[] }

/** The same as the chart, in numbers, the newest first. */
export const FigureTable = ({ chart: { title, series, words }, pieces }: Props) => (
  <table className="w-full text-sm tabular-nums">
    <caption className="sr-only">{title}</caption>
    <thead className="bg-sunk">
      <tr>
        <th scope="col" className="px-3 py-2 text-left">
          When
        </th>
        {series.map(({ name }) => (
          <th key={name} scope="col" className="px-3 py-2 text-right">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {pieces.toReversed().map((piece) => (
        <tr key={piece.to} className="border-line border-t">
          <th scope="row" className="whitespace-nowrap px-3 py-1.5 text-left font-normal">
            {spanWords(piece)}
          </th>
          {series.map(({ name, of }) => (
            <td key={name} className="px-3 py-1.5 text-right">
              {valueWords(of(piece.figures), words)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
