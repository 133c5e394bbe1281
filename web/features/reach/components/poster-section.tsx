import { useQuery } from '@tanstack/react-query'
import { FileImage, FileType2, Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { Reach } from '#core/contracts/seller/shop-profile.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { AddressSelect } from '../../../components/console/address-select.tsx'
import { download } from '../../../components/console/download.ts'
import { card } from '../../../components/styles.ts'
import { AsyncButton } from '../../../components/ui/async-button.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { toast } from '../../../lib/toast.ts'
import type { TyreSearch } from '../draw-poster.ts'
import { CopyField } from './copy-field.tsx'

const kinds = [
  ['poster', 'Poster'],
  ['stand', 'Table stand'],
] as const
const sizes = [
  ['a4', 'A4'],
  ['a5', 'A5'],
  ['a6', 'A6'],
] as const
const aims = [
  ['fitting', 'Book a fitting'],
  ['message', 'Ask you something'],
] as const

const chosen = <Value extends string>(
  given: string | null,
  [first, ...others]: readonly [readonly [Value, string], ...(readonly [Value, string])[]],
): Value => others.find(([value]) => value === given)?.[0] ?? first[0]

/** What draws codes comes with the first poster. */
function usePoster(reach: Reach, query: TyreSearch): { svg: string; address: string } | undefined {
  const { data } = useQuery({
    queryKey: ['poster', reach, query],
    queryFn: async () => {
      const { drawPoster, svgAddress } = await import('../draw-poster.ts')
      const svg = drawPoster(reach, query)
      return { svg, address: svgAddress(svg) }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** The poster or table stand with the code that opens the chat at the shop. */
export function PosterSection({ reach }: { reach: Reach }) {
  const { params } = useAddress()
  const query: TyreSearch = {
    kind: chosen(params.get('kind'), kinds),
    paper: chosen(params.get('paper'), sizes),
    aim: chosen(params.get('aim'), aims),
  }
  const data = usePoster(reach, query)
  const what = `${query.kind === 'poster' ? 'Poster' : 'Table stand'}, ${query.paper.toUpperCase()}`
  return (
    <section aria-labelledby="poster" className={`${card} grid gap-4 p-4 md:grid-cols-[1fr_auto]`}>
      <div className="grid min-w-0 content-start gap-3">
        <h2 id="poster" className="font-bold text-lg">
          QR poster and table stand
        </h2>
        <p className="text-ink-soft">
          Drivers scan it at your counter, and WhatsApp opens with words that lead to your shop. They only have to send
          them.
        </p>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <AddressSelect label="What" name="kind" choices={kinds} />
          <AddressSelect label="Paper" name="paper" choices={sizes} />
          <AddressSelect label="Drivers" name="aim" choices={aims} />
        </div>
        {query.kind === 'stand' && (
          <p className="text-ink-soft text-sm">
            Fold it along the dashed line, and it stands with a code on both sides.
          </p>
        )}
        {data && <Takes svg={data.svg} query={query} slug={reach.slug} />}
        <CopyField label="Link into the chat" value={reach.chat[query.aim]} />
        <CopyField label="Your page on Spoor" value={reach.page} />
      </div>
      {data ? (
        <img
          src={data.address}
          alt={`${what}: the code that opens WhatsApp at ${reach.name}`}
          className="max-h-120 w-full max-w-80 justify-self-center rounded-lg border border-line bg-white object-contain"
        />
      ) : (
        <div
          className="skeleton h-110 w-80 max-w-full justify-self-center rounded-lg"
          role="status"
          aria-label="Drawing"
        />
      )}
      {data &&
        createPortal(<img src={data.address} alt="" className={`print-sheet print-${query.paper}`} />, document.body)}
    </section>
  )
}

/** The ways to take it along. */
function Takes({ svg, query: { kind, paper }, slug }: { svg: string; query: TyreSearch; slug: string }) {
  const name = `${slug}-${kind}-${paper}`
  const png = async () => {
    try {
      const { posterPng } = await import('../draw-poster.ts')
      download(`${name}.png`, 'image/png', await posterPng(svg, paper))
    } catch {
      toast({ type: 'error', title: 'The picture could not be made. Please try the SVG.' })
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onClick={() => window.print()}>
        <Printer aria-hidden size={18} /> Print
      </Button>
      <AsyncButton look="quiet" className="min-h-12" does={png}>
        <FileImage aria-hidden size={18} /> PNG
      </AsyncButton>
      <Button look="quiet" className="min-h-12" onClick={() => download(`${name}.svg`, 'image/svg+xml', svg)}>
        <FileType2 aria-hidden size={18} /> SVG
      </Button>
    </div>
  )
}
