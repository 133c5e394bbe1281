import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { loadKg, speedKmh } from '#core/rules/load-speed.ts'
import { type ParsedSize, parseTyreSize } from '#core/rules/tyre-size.ts'
import { Sidewall } from '../../components/sidewall.tsx'
import { container } from '../../components/styles.ts'
import { ForShops } from '../../features/home/components/for-shops.tsx'
import { HowItWorks } from '../../features/home/components/how-it-works.tsx'
import { Results } from '../../features/search/components/results.tsx'
import { SearchPanel } from '../../features/search/components/search-panel.tsx'
import { serviceOf, understand } from '../../features/search/understood.ts'
import { wishOf } from '../../features/search/wish.ts'
import { useAddress } from '../../lib/address.ts'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = {
  head: () => ({
    title: 'Spoor · Tyres, fitted, near you',
    description:
      'Compare what tyre shops near you charge for tyres, fitted. One price for tyre, fitting, balancing and valve, then book the slot on WhatsApp.',
  }),
}

/** Searches in the language of tyres: what is typed is lettered on the tyre beside it. */
export function Component() {
  const { params, go } = useAddress()
  const wish = wishOf(params)
  const [text, setText] = useState(params.get('size') ?? '')
  const understood = useDeferredValue(understand(text))
  const results = useRef<HTMLHeadingElement>(null)
  const [searches, setSearches] = useState(0)
  useEffect(() => {
    if (searches === 0) return
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }, [searches])

  return (
    <>
      <main>
        <div className="overflow-hidden bg-sunk">
          <div
            className={`${container} relative grid pt-8 pb-10 lg:min-h-[40rem] lg:grid-cols-[minmax(0,35rem)_1fr] lg:py-16`}
          >
            <div>
              <h1 className="lettering text-[clamp(2.1rem,7.5vw,4rem)] text-balance leading-[1.02] tracking-tight">
                Tyres, fitted, near {params.get('near') ? (params.get('place') ?? 'you') : 'you'}
              </h1>
              <p className="mt-4 max-w-[34rem] text-ink-soft text-lg">
                What shops around you charge for tyre, fitting, balancing and valve, as one price. Pick one and book the
                slot on WhatsApp.
              </p>
            </div>
            <HeroTyre parsed={understood.kind === 'size' ? understood.parsed : undefined} />
            <div className="relative lg:col-start-1 lg:mt-8">
              <SearchPanel
                params={params}
                text={text}
                understood={understood}
                onText={setText}
                onChange={(changes, how) => {
                  if (changes.size !== undefined)
                    setText((before) => (wishes(before, changes.size) ? before : (changes.size ?? '')))
                  go(changes, how)
                }}
                onSearched={() => setSearches((count) => count + 1)}
              />
            </div>
          </div>
        </div>
        {wish && <Results wish={wish} heading={results} onChange={(changes) => go(changes)} />}
        <HowItWorks />
        <ForShops />
      </main>
    </>
  )
}

/** Whether the typed text already means that size, so that it may stay as it was typed. */
const wishes = (text: string, size: string | undefined): boolean => {
  const parsed = understand(text)
  return (
    parsed.kind === 'size' &&
    size !== undefined &&
    JSON.stringify(sizesIn(parsed.parsed)[0]) === JSON.stringify(sizesIn(parseTyreSize(size))[0])
  )
}

const sizesIn = (parsed: ParsedSize | null) =>
  parsed === null ? [] : parsed.kind === 'single' ? [parsed.size] : [parsed.front, parsed.rear]

const example = parseTyreSize('205/55R16 91V')

function HeroTyre({ parsed }: { parsed: ParsedSize | undefined }) {
  const shown = parsed ?? example
  const [size] = sizesIn(shown)
  if (!shown || !size) return null
  const { loadIndex, speed } = shown.marks
  const carries = [loadIndex && `${loadKg(loadIndex)} kg`, speed && `${speedKmh(speed)} km/h`]
    .filter(Boolean)
    .join(' · ')
  return (
    <div
      className="relative -mb-6 h-36 md:h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[38rem] lg:mb-0 lg:h-auto"
      aria-hidden
    >
      <Sidewall
        size={size}
        service={serviceOf(shown.marks)}
        below={carries || undefined}
        className="absolute top-3 left-1/2 w-[min(26rem,94%)] -translate-x-1/2 lg:top-1/2 lg:left-0 lg:w-[38rem] lg:max-w-none lg:translate-x-0 lg:-translate-y-1/2"
      />
    </div>
  )
}
