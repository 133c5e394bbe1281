import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PhoneOnPage } from '#core/contracts/devtools/simulator.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { phonesQuery, useStream } from './chat-data.ts'
import { Phone } from './phone.tsx'
import { Dot, TopBar } from './top-bar.tsx'
import { Tray } from './tray.tsx'

/** Phones beside one another, drivers left and shops right; on a narrow screen one at a time. */
export function SimulatorPage() {
  useStream()
  const phones = useQuery(phonesQuery())
  const all = phones.data?.phones
  const [choosing, setChoosing] = useState(false)
  const narrow = useMedia('(max-width: 767px)')
  const { open, shown, text, forgetText, show, toggle, close } = useShownPhones(all, narrow)
  useTitle(all)
  const choose = (address: string) => {
    setChoosing(false)
    toggle(address)
  }
  return (
    <div className="flex h-dvh flex-col bg-sunk">
      <TopBar
        choosing={choosing}
        elsewhere={all?.filter((phone) => !open.includes(phone))}
        onChoosing={() => setChoosing((is) => !is)}
      />
      <div className="relative flex min-h-0 flex-1">
        <aside
          aria-label="All phones"
          className={`w-72 shrink-0 border-line border-r bg-surface max-xl:absolute max-xl:inset-y-0 max-xl:right-0 max-xl:z-30 max-xl:border-l max-xl:shadow-card max-md:w-full max-md:border-0 ${choosing ? '' : 'max-xl:hidden'}`}
        >
          {phones.isError ? (
            <Failed onRetry={() => void phones.refetch()} />
          ) : (
            <Tray phones={all} open={open.map((phone) => phone.address)} onToggle={choose} />
          )}
        </aside>
        <main className="flex min-w-0 flex-1 flex-col" inert={choosing && narrow}>
          {open.length > 0 && <Tabs phones={open} shown={shown?.address} onShow={show} onClose={close} />}
          <div className="flex min-h-0 flex-1 md:snap-x md:justify-center-safe md:gap-4 md:overflow-x-auto md:px-4 md:pt-1 md:pb-4">
            {phones.data &&
              open.map((phone) => (
                <Stand key={phone.address} visible={!narrow || phone === shown}>
                  <Phone
                    phone={phone}
                    business={phones.data.business}
                    visible={!narrow || phone === shown}
                    prefill={phone === firstDriver(open) ? text : undefined}
                    onClose={() => close(phone.address)}
                    onPrefillUsed={forgetText}
                  />
                </Stand>
              ))}
            {all && open.length === 0 && <NothingOpen onChoose={() => setChoosing(true)} />}
          </div>
        </main>
      </div>
    </div>
  )
}

const Stand = ({ visible, children }: { visible: boolean; children: ReactNode }) => (
  <div className={`min-h-0 md:min-w-[320px] md:max-w-[430px] md:flex-1 md:snap-start ${visible ? 'w-full' : 'hidden'}`}>
    {children}
  </div>
)

/** Which phones are open, and which of them is in front where only one fits. */
function useShownPhones(all: PhoneOnPage[] | undefined, narrow: boolean) {
  const { addresses, setAddresses, text, forgetText } = useOpenPhones()
  const [front, show] = useState<string>()
  const open = opened(all, addresses, text)
  const now = open.map((phone) => phone.address)
  const close = (address: string) => setAddresses(now.filter((one) => one !== address))
  const toggle = (address: string) => {
    show(address)
    if (!now.includes(address)) setAddresses([...now, address])
    else if (!narrow) close(address)
  }
  const shown = open.find((phone) => phone.address === front) ?? open[0]
  return { open, shown, text, forgetText, show, toggle, close }
}

const firstDriver = (phones: PhoneOnPage[]) => phones.find((phone) => phone.role === 'driver')

/** The phones of the address; without any there, a driver and a shop to begin with. */
function opened(
  all: PhoneOnPage[] | undefined,
  addresses: string[] | undefined,
  text: string | undefined,
): PhoneOnPage[] {
  if (!all) return []
  const wanted = addresses?.map((address) => all.find((phone) => phone.address === address) ?? unknown(address))
  const open = wanted ?? [firstDriver(all), all.find((phone) => phone.role === 'shop')].flatMap((phone) => phone ?? [])
  const driver = firstDriver(all)
  const withDriver = text !== undefined && driver && !firstDriver(open) ? [driver, ...open] : open
  return withDriver.toSorted((a, b) => Number(a.role === 'shop') - Number(b.role === 'shop'))
}

const unknown = (address: string): PhoneOnPage => ({
  address,
  name: address,
  role: 'driver',
  place: null,
  unread: 0,
  last: null,
})

const NothingOpen = ({ onChoose }: { onChoose: () => void }) => (
  <div className="m-auto max-w-xs p-6 text-center">
    <p className="font-semibold">No phone is open.</p>
    <p className="mt-1 text-ink-soft">Open a driver's phone to ask for tyres, and a shop's to answer.</p>
    <Button
      onClick={onChoose}
      className="pressable mt-4 min-h-11 rounded-full bg-accent px-5 font-semibold text-on-accent hover:bg-accent-press xl:hidden"
    >
      Choose a phone
    </Button>
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="p-4">
    <p className="font-semibold">The phones could not be read.</p>
    <Button
      onClick={onRetry}
      className="pressable mt-3 min-h-11 rounded-lg border border-line-strong px-4 font-medium hover:bg-sunk"
    >
      Try again
    </Button>
  </div>
)

function useMedia(query: string): boolean {
  const list = useRef(window.matchMedia(query))
  const [matches, setMatches] = useState(list.current.matches)
  useEffect(() => {
    const media = list.current
    const onChange = () => setMatches(media.matches)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [])
  return matches
}

/** The number of unread messages stands in the title, for whoever works in another tab. */
function useTitle(phones: PhoneOnPage[] | undefined): void {
  const unread = phones?.reduce((sum, phone) => sum + phone.unread, 0) ?? 0
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}Simulator · Spoor`
  }, [unread])
}

/** Which phones are open stands in the address: /simulator?phones=27…,27…,ZA.… with numbers without their plus sign. */
function useOpenPhones() {
  const { params, go } = useAddress()
  const given = params.get('phones')
  const addresses = given?.split(',').flatMap((text) => addressOf(text.trim()) ?? [])
  return {
    addresses: given === null ? undefined : addresses,
    setAddresses: (next: string[]) =>
      go({ phones: next.map((one) => one.replace('+', '')).join(',') || 'none' }, 'replace'),
    text: params.get('text') ?? undefined,
    forgetText: () => go({ text: undefined }, 'replace'),
  }
}

function addressOf(text: string): string | undefined {
  if (/^\+?[1-9]\d{6,14}$/.test(text)) return `+${text.replace('+', '')}`
  return /^[A-Z]{2}\.[A-Za-z0-9.]+$/.test(text) ? text : undefined
}

type Props = {
  phones: PhoneOnPage[]
  shown: string | undefined
  onShow: (address: string) => void
  onClose: (address: string) => void
}

/** The open phones where only one fits on the screen. */
const Tabs = ({ phones, shown, onShow, onClose }: Props) => (
  <nav aria-label="Open phones" className="flex overflow-x-auto border-line border-b bg-surface md:hidden">
    {phones.map(({ address, name, unread }) => {
      const current = address === shown
      return (
        <span
          key={address}
          className={`flex min-w-32 flex-1 items-center border-b-3 ${current ? 'border-accent' : 'border-transparent'}`}
        >
          <Button
            aria-current={current ? 'true' : undefined}
            onClick={() => onShow(address)}
            className={`flex min-h-11 min-w-0 flex-1 items-center gap-1.5 pl-3 text-left text-sm ${current ? 'font-semibold' : 'text-ink-soft'}`}
          >
            <span className="truncate">{name}</span>
            {!current && unread > 0 && <Dot count={unread} />}
          </Button>
          <Button
            aria-label={`Close the phone of ${name}`}
            onClick={() => onClose(address)}
            className="grid size-11 shrink-0 place-items-center text-ink-soft"
          >
            <X aria-hidden size={16} />
          </Button>
        </span>
      )
    })}
  </nav>
)
