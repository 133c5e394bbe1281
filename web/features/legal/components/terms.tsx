import { Link } from 'react-router-dom'
import { linkLook } from '../../../components/styles.ts'
import { LegalPage, Section } from './legal-page.tsx'

export const Terms = () => (
  <LegalPage title="Terms and Conditions" dated="Effective 30 September 2025">
    <TermsText />
  </LegalPage>
)

/** The sections alone, for a window over another page. */
export const TermsText = () => (
  <>
    <Section title="1. Acceptance">
      <p>
        These terms are an agreement between you and Spoor. By searching, booking, writing to a shop, or opening an
        account, on this website or by writing to our WhatsApp number, you accept them. If you do not accept them,
        please do not use Spoor.
      </p>
      <p>
        When we change these terms we change the date above. If a change matters to what you have booked, we tell you
        before it applies.
      </p>
    </Section>
    <Services />
    <Section title="3. Eligibility">
      <p>You must be 18 years or older, and able to enter into an agreement under South African law, to use Spoor.</p>
    </Section>
    <Obligations />
    <Section title="5. Liability and indemnity">
      <p>
        The sale and the fitting are between you and the shop. Your rights under the Consumer Protection Act 68 of 2008
        about goods and workmanship are against the shop, and nothing here takes away a right that the law gives you.
      </p>
      <p>
        As far as the law allows, Spoor is not liable for what a shop sells, does or fails to do, for prices, stock or
        fitment details that turn out to be wrong, or for damage that follows from Spoor being unavailable. You
        indemnify Spoor against claims of others that arise from your breach of these terms.
      </p>
    </Section>
    <Section title="6. Data protection">
      <p>
        We process personal information as our{' '}
        <Link to="/legal/privacy" className={linkLook}>
          Privacy Policy
        </Link>{' '}
        and{' '}
        <Link to="/legal/popia" className={linkLook}>
          POPIA Notice
        </Link>{' '}
        say. Marketing goes out only if you opted in to it, by e-mail, SMS or WhatsApp, and you can withdraw at any
        time.
      </p>
    </Section>
    <Section title="7. Disputes and governing law">
      <p>
        South African law applies. Please write to us first: most things are solved that way. A dispute that we cannot
        solve together goes to arbitration in Johannesburg. You remain free to turn to the National Consumer Commission
        or, for urgent relief, to a court.
      </p>
    </Section>
  </>
)

const Services = () => (
  <Section title="2. Nature of our services">
    <p>
      Spoor is a marketplace only. It shows what tyre shops offer and passes bookings, questions and answers between you
      and them. Spoor makes no tyre sales, does no fitting and takes no payments. You buy from the shop, the shop does
      the work, and you pay the shop.
    </p>
    <ul>
      <li>Prices, stock and opening hours are what shops tell us. The shop confirms them with your booking.</li>
      <li>A request is not an appointment until the shop has confirmed it.</li>
      <li>
        Recommendations, including those made by software or artificial intelligence, and sizes shown for a vehicle are
        informational only. Always check the size, load index and speed rating on your tyre's sidewall or on the placard
        in the door before you buy.
      </li>
      <li>Reviews come from drivers after a completed booking. Shops cannot remove them; we may hide unlawful ones.</li>
    </ul>
  </Section>
)

const Obligations = () => (
  <Section title="4. Your obligations">
    <ul>
      <li>Give details that are true: your name, a number or address where you can be reached, your vehicle.</li>
      <li>Come to what you have booked, or cancel or move it in time. You can do so until 2 hours before it begins.</li>
      <li>Keep your password and one-time codes to yourself. We never ask you for a code.</li>
      <li>Do not use Spoor to harass, mislead or spam anybody, and do not try to break or overload it.</li>
      <li>
        Shops: keep prices and stock true, honour what you have confirmed, and use drivers' details only to serve them.
      </li>
    </ul>
    <p>We may close an account that breaks these rules, and say why.</p>
  </Section>
)
