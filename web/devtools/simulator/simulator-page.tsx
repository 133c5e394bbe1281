import { useQuery } from '@tanstack/react-query'
import { Smartphone, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PhoneOnPage } from '#core/contracts/simulator.ts'
import { TreadMark } from '../../components/tread-mark.tsx'
import { phonesQuery, useStream } from './chat-data.ts'
import { useOpenPhones } from './open-phones.ts'
import { Phone } from './phone.tsx'
import { Tray } from './tray.tsx'

/** Phones beside one another, drivers left and shops right; on a narrow screen one at a time. */
export function SimulatorPage() {
  useStream()
  const phones = useQuery(phonesQuery())
  const { addresses, setAddresses, text, forgetText } = useOpenPhones()
  const [active, setActive] = useState<string>()
  const [choosing, setChoosing] = useState(false)
  const narrow = useMedia('(max-width: 767px)')
  const all = phones.data?.phones
  const open = opened(all, addresses, text)
  const shown = open.find((phone) => phone.address === active) ?? open[0]
  useTitle(all)

  const toggle = (address: string) => {
    const now = open.map((phone) => phone.address)
    const isOpen = now.includes(address)
    setChoosing(false)
    setActive(address)
    if (!isOpen) setAddresses([...now, address])
    else if (!narrow) setAddresses(now.filter((one) => one !== address))
  }
  const close = (address: string) => setAddresses(open.map((phone) => phone.address).filter((one) => one !== address))

  return (
    <div className="flex h-dvh flex-col bg-sunk">
      <header className="flex items-center gap-2 border-line border-b bg-surface px-3 py-1.5">
        <a
          href="/"
          aria-label="Spoor, the home page"
          className="grid size-11 place-items-center rounded-lg hover:bg-sunk"
        >
          <TreadMark className="size-6" />
        </a>
        <h1 className="min-w-0 flex-1 leading-tight">
          <span className="font-semibold">
            <span className="max-sm:sr-only">WhatsApp simulator</span>
            <span aria-hidden className="sm:hidden">
              Simulator
            </span>
          </span>
          <span className="block text-ink-soft text-xs max-sm:sr-only">
            Stands in for Twilio on this computer. Nothing leaves it.
          </span>
        </h1>
        <a
          href="/mailbox"
          className="grid min-h-11 place-items-center rounded-lg px-3 font-medium text-sm hover:bg-sunk"
        >
          Mailbox
        </a>
        <button
          type="button"
          aria-expanded={choosing}
          onClick={() => setChoosing((is) => !is)}
          className="flex min-h-11 items-center gap-2 rounded-lg border border-line-strong px-3 font-medium text-sm hover:bg-sunk xl:hidden"
        >
          {choosing ? <X aria-hidden size={18} /> : <Smartphone aria-hidden size={18} />} Phones
          <News phones={all?.filter((phone) => !open.includes(phone))} />
        </button>
      </header>
      <div className="relative flex min-h-0 flex-1">
        <aside
          aria-label="All phones"
          className={`w-72 shrink-0 border-line border-r bg-surface max-xl:absolute max-xl:inset-y-0 max-xl:right-0 max-xl:z-30 max-xl:border-l max-xl:shadow-card max-md:w-full ${choosing ? '' : 'max-xl:hidden'}`}
        >
          {phones.isError ? (
            <Failed onRetry={() => void phones.refetch()} />
          ) : (
            <Tray phones={all} open={open.map((phone) => phone.address)} onToggle={toggle} />
          )}
        </aside>
        <main className="flex min-w-0 flex-1 flex-col" inert={choosing && narrow}>
          {open.length > 1 && <Tabs phones={open} shown={shown?.address} onShow={setActive} onClose={close} />}
          <div className="flex min-h-0 flex-1 md:snap-x md:justify-center-safe md:gap-4 md:overflow-x-auto md:px-4 md:pt-1 md:pb-4">
            {open.map((phone) => {
              const visible = !narrow || phone.address === shown?.address
              return (
                <div
                  key={phone.address}
                  className={`min-h-0 md:min-w-[320px] md:max-w-[430px] md:flex-1 md:snap-start ${visible ? 'w-full' : 'hidden'}`}
                >
                  {phones.data && (
                    <Phone
                      phone={phone}
                      business={phones.data.business}
                      visible={visible}
                      prefill={phone === firstDriver(open) ? text : undefined}
                      onClose={() => close(phone.address)}
                      onPrefillUsed={forgetText}
                    />
                  )}
                </div>
              )
            })}
            {all && open.length === 0 && <NothingOpen onChoose={() => setChoosing(true)} />}
          </div>
        </main>
      </div>
    </div>
  )
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

type TabsProps = {
  phones: PhoneOnPage[]
  shown: string | undefined
  onShow: (address: string) => void
  onClose: (address: string) => void
}

const Tabs = ({ phones, shown, onShow, onClose }: TabsProps) => (
  <nav aria-label="Open phones" className="flex overflow-x-auto border-line border-b bg-surface md:hidden">
    {phones.map(({ address, name, unread }) => {
      const current = address === shown
      return (
        <span
          key={address}
          className={`flex min-w-32 flex-1 items-center border-b-3 ${current ? 'border-accent' : 'border-transparent'}`}
        >
          <button
            type="button"
            aria-current={current ? 'true' : undefined}
            onClick={() => onShow(address)}
            className={`flex min-h-11 min-w-0 flex-1 items-center gap-1.5 pl-3 text-left text-sm ${current ? 'font-semibold' : 'text-ink-soft'}`}
          >
            <span className="truncate">{name}</span>
            {!current && unread > 0 && <Dot count={unread} />}
          </button>
          <button
            type="button"
            aria-label={`Close the phone of ${name}`}
            onClick={() => onClose(address)}
            className="grid h-11 w-9 shrink-0 place-items-center text-ink-soft"
          >
            <X aria-hidden size={16} />
          </button>
        </span>
      )
    })}
  </nav>
)

const Dot = ({ count }: { count: number }) => (
  <span className="size-2.5 shrink-0 rounded-full bg-whatsapp">
    <span className="sr-only">{count} unread</span>
  </span>
)

function News({ phones }: { phones: PhoneOnPage[] | undefined }) {
  const count = phones?.reduce((sum, phone) => sum + phone.unread, 0) ?? 0
  return count > 0 ? <Dot count={count} /> : null
}

const NothingOpen = ({ onChoose }: { onChoose: () => void }) => (
  <div className="m-auto max-w-xs p-6 text-center">
    <p className="font-semibold">No phone is open.</p>
    <p className="mt-1 text-ink-soft">Open a driver's phone to ask for tyres, and a shop's to answer.</p>
    <button
      type="button"
      onClick={onChoose}
      className="pressable mt-4 min-h-11 rounded-full bg-accent px-5 font-semibold text-on-accent hover:bg-accent-press xl:hidden"
    >
      Choose a phone
    </button>
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="p-4">
    <p className="font-semibold">The phones could not be read.</p>
    <button
      type="button"
      onClick={onRetry}
      className="pressable mt-3 min-h-11 rounded-lg border border-line-strong px-4 font-medium hover:bg-sunk"
    >
      Try again
    </button>
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
