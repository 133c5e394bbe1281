import { Link } from 'react-router-dom'
import { linkLook } from '../../../components/styles.ts'
import { LegalPage, Section } from './legal-page.tsx'

export const Popia = () => (
  <LegalPage title="POPIA Notice" dated="Last updated 15 October 2026">
    <p className="mt-6">
      This notice is given under section 18 of the Protection of Personal Information Act 4 of 2013 (POPIA).
    </p>
    <Section title="Responsible party">
      <p>
        Spoor decides why and how the information on this website and in our WhatsApp chat is processed. Our information
        officer is reached through the addresses under{' '}
        <Link to="/legal/contact" className={linkLook}>
          Contact
        </Link>
        .
      </p>
    </Section>
    <Section title="What is collected, and from whom">
      <p>
        From you: name, contact details, vehicle make, model and year, tyre size, location when you share it, and what
        you write. From the shop: how it answered your request and whether the work was done. This information is not
        sold or shared; a shop receives what you send to it.
      </p>
      <p>
        Giving it is voluntary. Without a way to reach you, though, a shop cannot answer, and without a name and a
        number it cannot expect you.
      </p>
    </Section>
    <Section title="Purpose and ground">
      <ul>
        <li>Bookings, quotes, messages and your account: to do what you asked for.</li>
        <li>Keeping Spoor safe from abuse: our legitimate interest, and yours.</li>
        <li>
          Deal alerts and direct marketing by e-mail, SMS or WhatsApp: your consent alone (POPIA, section 69). Without a
          recorded opt-in nothing is sent.
        </li>
      </ul>
    </Section>
    <Section title="Outside South Africa">
      <p>
        WhatsApp and Twilio process messages outside South Africa too, under agreements that bind them to protection of
        the level that section 72 asks for.
      </p>
    </Section>
    <Rights />
    <Section title="How it is protected">
      <p>
        Connections are encrypted, passwords and one-time codes are stored only as hashes, and people see only what is
        theirs. Should somebody without a right have got at your information, we tell you and the Information Regulator
        (section 22).
      </p>
    </Section>
  </LegalPage>
)

const Rights = () => (
  <Section title="Your rights">
    <ul>
      <li>To ask what we hold about you, and to have a copy (section 23).</li>
      <li>To have it corrected or deleted (section 24).</li>
      <li>To object to processing, and to direct marketing at any time (section 11).</li>
      <li>To withdraw a consent: in your profile, by answering STOP on WhatsApp, or by the link in an e-mail.</li>
      <li>
        To complain to the Information Regulator: POPIAComplaints@inforegulator.org.za, or on its website
        inforegulator.org.za.
      </li>
    </ul>
  </Section>
)
