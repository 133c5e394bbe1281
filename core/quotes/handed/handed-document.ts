import type { Context } from '#core/context.ts'
import type { HandedView } from '#core/contracts/deal/handed.ts'
import { drawDocument } from '#core/media/draw-document.ts'
import type { PrintedDocument } from '#core/rules/billing/printed-document.ts'
import { bookedTyres, lineName } from '#core/rules/bookings/booked-tyres.ts'
import { formatPhone, formatRandExact } from '#core/rules/format.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { localDate } from '#core/rules/time/time.ts'
import { textsIn } from '#core/texts/texts.ts'
import { dayWords, momentWords } from '#core/texts/when.ts'
import { handedOver } from './handed-quote.ts'

/** The booking, or the shop's price, as a PDF for who pays, by the same link as the page. Throws HANDED_NOT_FOUND. */
export async function handedDocument(ctx: Context, token: string): Promise<{ name: string; bytes: Buffer }> {
  const view = await handedOver(ctx, token)
  const page = `${ctx.config.publicUrl}/handed/${token}`
  return {
    name: view.code ? `booking-${view.code}.pdf` : 'quote.pdf',
    bytes: await drawDocument(documentOf(view, localDate(ctx.clock.now()), page)),
  }
}

const { dates } = textsIn('en')

/** What people typed is drawn on one line and cut: the work of drawing it has an end. */
const MOST = 120
const cut = (text: string): string => oneLine(text).slice(0, MOST)
const MAX_LINES = 20

/** No invoice: it says so, and that the shop is paid. */
function documentOf(view: HandedView, today: string, page: string): PrintedDocument {
  const { shop, code, yes } = view
  const tyres = bookedTyres(view, { front: 'front', rear: 'rear' })
  return {
    title: view.what === 'quote' ? 'Quote' : view.agreed ? 'Booking' : 'Booking request',
    number: code ?? shop.name,
    day: today,
    facts: view.what === 'quote' ? quoteFacts(view) : bookingFacts(view),
    parties: ['Shop', 'For'],
    from: [
      shop.name,
      shop.address,
      [shop.suburb, shop.city].filter(Boolean).join(', '),
      shop.phone ? formatPhone(shop.phone) : '',
    ]
      .filter(Boolean)
      .map(cut),
    to: [cut(view.name)],
    lines: [
      ...(tyres ? [{ description: cut(tyres), quantity: undefined, cents: undefined }] : []),
      ...view.lines.slice(0, MAX_LINES).map((line) => ({
        description: cut(lineName(line)),
        quantity: line.quantity,
        cents: line.totalCents,
      })),
    ],
    totals: [['Total', view.totalCents]],
    notes: [
      ...(yes
        ? [`${cut(yes.name)} said yes to ${formatRandExact(yes.totalCents)} on ${momentWords(yes.at, dates)}.`]
        : []),
      ...(view.takesYes ? ['Whoever pays says yes to the total here:', page] : []),
      'This is no invoice: the shop gives it. You deal with the shop and pay there.',
    ],
  }
}

const quoteFacts = ({ validUntil, status }: HandedView): PrintedDocument['facts'] => [
  ['Valid until', validUntil ? momentWords(validUntil, dates) : ''],
  ['Stands', status === 'pending' ? 'Yes' : status === 'confirmed' ? 'Taken' : 'No longer'],
]

const bookingFacts = (view: HandedView): PrintedDocument['facts'] => [
  ['Reference', view.code ?? ''],
  ['Day', dayOf(view)],
  ['Agreed', view.status === 'cancelled' ? 'Cancelled' : view.agreed ? 'Yes, by the shop' : 'Not yet'],
  ...(view.plate ? [['Number plate', cut(view.plate)] satisfies [string, string]] : []),
]

function dayOf({ start, date }: HandedView): string {
  if (start) return momentWords(start, dates)
  return date ? dayWords(date, dates) : 'Any time'
}
