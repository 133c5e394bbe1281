import { CalendarPlus, CalendarX, Printer, Rss, Wrench } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { localDate } from '#core/rules/time/time.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { later } from '#web/lib/code/later.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { TabList } from '../../components/tab-list.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty, Spinner } from '../../components/ui/states.tsx'
import { BookingList } from './booking-list.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { isDay } from './grid-times.ts'
import { RescueCards } from './rescues/rescue-cards.tsx'
import { frontDeskReads } from './use-acts.ts'

const BayCalendar = later(() => import('./bay-calendar.tsx'))
const ReviewList = later(() => import('./review-list.tsx'))
const NewBooking = later(() => import('./new-booking.tsx'))
const BlockForm = later(() => import('./block-form.tsx'))
const CloseDay = later(() => import('./closing/close-day.tsx'))
const FeedDialog = later(() => import('./feed-dialog.tsx'))

const tabs = [
  { id: 'list', name: 'List' },
  { id: 'day', name: 'Day' },
  { id: 'week', name: 'Week' },
  { id: 'reviews', name: 'Reviews' },
] as const
type View = (typeof tabs)[number]['id']
const viewOf = (text: string | null): View => tabs.find(({ id }) => id === text)?.id ?? 'list'

/** The shop's bookings: as a list, by day and week, and what drivers said of them. */
export function BookingsScreen() {
  const { chosen, areKnown } = useChosenShop()
  useKeepFresh(['booking_changed', 'bays_changed', 'access_changed'], frontDeskReads)
  if (chosen) return <OfShop key={chosen.id} shop={chosen} />
  return (
    <ConsolePage title="Bookings">
      {areKnown ? <Empty title="Business not found" /> : <Spinner>Loading...</Spinner>}
    </ConsolePage>
  )
}

function OfShop({ shop }: { shop: { id: string; name: string } }) {
  const { params, go } = useAddress()
  const view = viewOf(params.get('view'))
  const today = localDate(new Date())
  const date = params.get('date') ?? today
  const open = params.get('booking') ?? undefined
  const [closing, until] = [params.get('closing') ?? '', params.get('until') ?? '']
  const { data: day } = useRead('GET /shops/:shopId/bay-calendar', {
    params: { shopId: shop.id },
    query: { from: date },
  })
  const bays = day?.bays ?? 1
  return (
    <ConsolePage
      title="Bookings"
      beside={<Views chosen={view} onChoose={(next) => go({ view: next === 'list' ? undefined : next })} />}
      actions={
        <Actions
          view={view}
          onForm={(name) => go({ form: name })}
          onCloseDay={() => go({ closing: isDay(date) ? date : today })}
        />
      }
    >
      <RescueCards shopId={shop.id} />
      <div
        role="tabpanel"
        id="bookings-panel"
        aria-labelledby={`bookings-${view}`}
        className="grid min-w-0 gap-4 md:gap-3"
      >
        <Suspense fallback={<Spinner>Loading...</Spinner>}>
          {view === 'list' && <BookingList shopId={shop.id} open={open} />}
          {(view === 'day' || view === 'week') && (
            <BayCalendar key={view} shop={shop} date={date} days={view === 'day' ? 1 : 7} />
          )}
          {view === 'reviews' && <ReviewList shopId={shop.id} />}
        </Suspense>
      </div>
      {open && <BookingPanel key={open} id={open} bays={bays} onClose={() => go({ booking: undefined })} />}
      <Suspense>
        {isDay(closing) && (
          <CloseDay
            shopId={shop.id}
            from={closing}
            to={isDay(until) && until >= closing ? until : closing}
            onDays={(from, to) => go({ closing: from, until: to === from ? undefined : to }, 'replace')}
            onClose={() => go({ closing: undefined, until: undefined })}
          />
        )}
        <OpenForm shopId={shop.id} bays={bays} />
      </Suspense>
    </ConsolePage>
  )
}

const Views = ({ chosen, onChoose }: { chosen: View; onChoose(view: View): void }) => (
  <TabList
    id="bookings"
    label="Views"
    tabs={tabs}
    chosen={chosen}
    onChoose={onChoose}
    className="flex gap-1"
    tabClassName={(isChosen) =>
      `min-h-11 rounded-lg px-4 font-semibold ${isChosen ? 'bg-ink text-paper' : 'hover:bg-sunk'}`
    }
  />
)

type FormName = 'booking' | 'block' | 'feed'

/** The form that the address names, so that it survives a reload and Back closes it. */
function OpenForm({ shopId, bays }: { shopId: string; bays: number }) {
  const { params, go } = useAddress()
  const form = params.get('form')
  const close = () => go({ form: undefined })
  if (form === 'booking') return <NewBooking shopId={shopId} onClose={close} />
  if (form === 'feed') return <FeedDialog shopId={shopId} onClose={close} />
  if (form !== 'block') return null
  return (
    <BlockForm shopId={shopId} bays={bays} onBooked={(id) => go({ booking: id, form: undefined })} onClose={close} />
  )
}

const narrow = 'max-sm:px-2'
type ActionsProps = { view: View; onForm(form: FormName): void; onCloseDay(): void }

function Actions({ view, onForm, onCloseDay }: ActionsProps) {
  const button = (what: FormName, name: ReactNode, Icon: typeof Rss) => (
    <Button look="quiet" className={narrow} onClick={() => onForm(what)}>
      <Icon aria-hidden size={18} /> {name}
    </Button>
  )
  return (
    <>
      {button('booking', 'New booking', CalendarPlus)}
      {button('block', 'Block a bay', Wrench)}
      {(view === 'day' || view === 'week') && (
        <Button look="quiet" className={narrow} onClick={onCloseDay}>
          <CalendarX aria-hidden size={18} /> Close a day
        </Button>
      )}
      {button('feed', <AtADesk>Calendar feed</AtADesk>, Rss)}
      {view === 'day' && (
        <Button look="quiet" className={narrow} onClick={() => window.print()}>
          <Printer aria-hidden size={18} /> <AtADesk>Print day sheet</AtADesk>
        </Button>
      )}
    </>
  )
}

/** On a phone its icon stands for it, so that the day begins higher. */
const AtADesk = ({ children }: { children: string }) => <span className="max-md:sr-only">{children}</span>
