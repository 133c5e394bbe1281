import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { card, linkLook, primaryButton } from '#web/components/styles.ts'
import { TreadMark } from '#web/components/tread-mark.tsx'

const advice = [
  'Watch the low-stock alerts: they appear on your dashboard when a tyre runs out.',
  'Fill in the whole profile. A complete profile gets more views.',
  'Respond to bookings within 2 hours, from the dashboard or right in WhatsApp.',
  'Show 5-10 gallery images of your bays, your team and your work.',
  'Run 2-3 deals weekly.',
]

/** How a shop begins to sell, step by step. */
export const Guide = () => (
  <div className="mx-auto max-w-3xl px-4 pb-16 md:px-8">
    <header className="flex min-h-15 flex-wrap items-center justify-between gap-4 py-2">
      <Link to="/" aria-label="Spoor, home" className="flex min-h-11 items-center gap-2 rounded-lg">
        <TreadMark className="size-7" />
        <span className="lettering text-xl">Spoor</span>
      </Link>
      <Link to="/login" className={linkLook}>
        Sign in
      </Link>
    </header>
    <main className="pt-6">
      <h1 className="lettering text-3xl leading-tight md:text-4xl">How to sell on Spoor</h1>
      <p className="mt-3 text-ink-soft text-lg">Four steps from an empty page to the first booking.</p>
      <ol className="mt-8 grid gap-4">
        <Step at={1} title="Create an account">
          <p>
            Give your business e-mail and choose a password. You are signed in at once and land on your dashboard. We
            send a link to the e-mail: open it, so that we can approve your shop.
          </p>
        </Step>
        <Step at={2} title="Complete the business profile">
          <ul>
            <li>The name, which is required, a description, contact e-mail and phone, and the address.</li>
            <li>Your logo: JPG or PNG, exactly 600 x 600 pixels, under 1 MB.</li>
            <li>Gallery images. Put them in order by dragging, or with the buttons to move left and move right.</li>
            <li>Opening hours for each day, services, the area you serve and your specialties.</li>
          </ul>
        </Step>
        <Step at={3} title="Add your inventory">
          <p>
            By hand: brand, model, size (width, aspect ratio, rim diameter), price, stock quantity, tyre type and
            season. Or by bulk import of CSV data: download the template, fill it in and paste or upload it.
          </p>
        </Step>
        <Step at={4} title="Create a deal">
          <p>
            Choose a tyre of your inventory and set the deal price: the discount percentage is calculated. Give it a
            title and a description, and a start and an end date if you like. Activated deals can show on the homepage.
          </p>
        </Step>
      </ol>
      <Advice />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to="/signup" className={primaryButton}>
          Create your seller account
        </Link>
        <Link to="/" className={`${linkLook} inline-flex min-h-11 items-center`}>
          Back to the homepage
        </Link>
      </div>
    </main>
  </div>
)

const Advice = () => (
  <section className={`${card} mt-8 p-5 sm:p-6`}>
    <h2 className="font-bold text-xl">What works</h2>
    <ul className="mt-2 grid list-disc gap-1.5 pl-6">
      {advice.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </section>
)

const Step = ({ at, title, children }: { at: number; title: string; children: ReactNode }) => (
  <li className={`${card} grid grid-cols-[auto_1fr] gap-x-4 p-5 sm:p-6`}>
    <span aria-hidden className="lettering grid size-10 place-items-center rounded-full bg-ink text-paper">
      {at}
    </span>
    <div>
      <h2 className="pt-1.5 font-bold text-xl">{title}</h2>
      <div className="mt-2 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">{children}</div>
    </div>
  </li>
)
