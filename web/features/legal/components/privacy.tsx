import { Link } from 'react-router-dom'
import { linkLook } from '../../../components/styles.ts'
import { LegalPage, Section } from './legal-page.tsx'

export const Privacy = () => (
  <LegalPage title="Privacy Policy" dated="Last updated 1 November 2026">
    <Section title="In short">
      <p>
        Your name, contact details, vehicle make, model and year, tyre size and location are not sold or shared. What
        you send to a shop yourself, with a booking, a message or a request for a quote, goes to that shop and to no
        other.
      </p>
    </Section>
    <WhatWeKeep />
    <Section title="Who helps us">
      <p>
        WhatsApp messages travel through WhatsApp and through Twilio, which carries them for us. Servers are rented from
        a hosting company. They may use what passes through them only to do that work. When a map is shown, your browser
        loads the map's pictures from the map's provider, which sees your internet address.
      </p>
    </Section>
    <Section title="Cookies and your device">
      <p>
        One cookie keeps you signed in. We use no advertising, no analytics and no trackers. Your browser may keep the
        vehicles of your garage and a form that you were filling in; clearing the website's data removes them.
      </p>
    </Section>
    <Section title="Marketing">
      <p>
        Deal alerts and marketing go out only if you opted in, by e-mail, SMS or WhatsApp, channel by channel. Every
        such message says how to stop; on WhatsApp, answer STOP.
      </p>
    </Section>
    <Section title="How long">
      <p>
        Your account's details stay until you ask us to delete them. One-time codes live 5 minutes. Records that the law
        obliges us to keep, such as consents given and withdrawn, stay as long as it says.
      </p>
    </Section>
    <Section title="Your choices">
      <p>
        You can see and change your details in your profile, and ask for a copy or for deletion. The{' '}
        <Link to="/legal/popia" className={linkLook}>
          POPIA Notice
        </Link>{' '}
        says what the law gives you, and{' '}
        <Link to="/legal/contact" className={linkLook}>
          Contact
        </Link>{' '}
        where to ask.
      </p>
    </Section>
  </LegalPage>
)

const WhatWeKeep = () => (
  <Section title="What we keep, and why">
    <ul>
      <li>
        <strong>Your name, phone number and e-mail address:</strong> so that a shop knows who is coming and you hear
        back.
      </li>
      <li>
        <strong>Your vehicle and tyre size:</strong> if you give them, so that we find tyres that fit.
      </li>
      <li>
        <strong>Your location:</strong> only when you share it, to find shops near you. We work out the town from our
        own table of places; your position is not sent to another service.
      </li>
      <li>
        <strong>Bookings, messages, quotes, reviews and saved shops:</strong> because they are what you use Spoor for.
      </li>
      <li>
        <strong>What you said yes or no to:</strong> when, how and where you gave or withdrew a consent.
      </li>
      <li>
        <strong>Words that Spoor did not understand:</strong> for 90 days, so that it learns to. Names, numbers,
        addresses and links are taken out first, and who wrote them is not kept.
      </li>
      <li>
        <strong>Technical records:</strong> short logs to keep Spoor safe and running, without message texts, codes or
        full phone numbers.
      </li>
    </ul>
    <p>We take no payments, so we never see a card or an account number.</p>
  </Section>
)
