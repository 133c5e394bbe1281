import { legalMarkup, legalVersions } from '#db/queries/site/site.ts'
import { type ReaderSettings, readerIsHere } from '../config.ts'
import type { Context } from '../context.ts'
import type { LegalName, LegalText } from '../contracts/website/legal.ts'
import { Refusal } from '../errors.ts'
import { readMarkup } from '../rules/legal/markup.ts'
import { localDate } from '../rules/time/time.ts'

/** The terms as they began; later versions are written in the console. */
const firstTerms = `## 1. Acceptance

These terms are an agreement between you and Spoor. By searching, booking, writing to a shop, or opening an account, on this website or by writing to our WhatsApp number, you accept them. If you do not accept them, please do not use Spoor.

When we change these terms we change the date above. If a change matters to what you have booked, we tell you before it applies.

## 2. Nature of our services

Spoor is a marketplace only. It shows what tyre shops offer and passes bookings, questions and answers between you and them. Spoor makes no tyre sales, does no fitting and takes no payments. You buy from the shop, the shop does the work, and you pay the shop.

- Prices, stock and opening hours are what shops tell us. The shop confirms them with your booking.
- A request is not an appointment until the shop has confirmed it.
- Recommendations, including those made by software or artificial intelligence, and sizes shown for a vehicle are informational only. Always check the size, load index and speed rating on your tyre's sidewall or on the placard in the door before you buy.
- Reviews come from drivers after a completed booking. Shops cannot remove them; we may hide unlawful ones.

## 3. Eligibility

You must be 18 years or older, and able to enter into an agreement under South African law, to use Spoor.

## 4. Your obligations

- Give details that are true: your name, a number or address where you can be reached, your vehicle.
- Come to what you have booked, or cancel or move it in time. You can do so until 2 hours before it begins.
- Keep your password and one-time codes to yourself. We never ask you for a code.
- Do not use Spoor to harass, mislead or spam anybody, and do not try to break or overload it.
- Shops: keep prices and stock true, honour what you have confirmed, and use drivers' details only to serve them.

We may close an account that breaks these rules, and say why.

## 5. Liability and indemnity

The sale and the fitting are between you and the shop. Your rights under the Consumer Protection Act 68 of 2008 about goods and workmanship are against the shop, and nothing here takes away a right that the law gives you.

As far as the law allows, Spoor is not liable for what a shop sells, does or fails to do, for prices, stock or fitment details that turn out to be wrong, or for damage that follows from Spoor being unavailable. You indemnify Spoor against claims of others that arise from your breach of these terms.

## 6. Data protection

We process personal information as our [Privacy Policy](/legal/privacy) and [POPIA Notice](/legal/popia) say. Marketing goes out only if you opted in to it, by e-mail, SMS or WhatsApp, and you can withdraw at any time.

## 7. Disputes and governing law

South African law applies. Please write to us first: most things are solved that way. A dispute that we cannot solve together goes to arbitration in Johannesburg. You remain free to turn to the National Consumer Commission or, for urgent relief, to a court.
`

/** The privacy policy as it began; later versions are written in the console. */
const firstPrivacy = `## In short

Your name, contact details, vehicle make, model and year, tyre size and location are not sold or shared. What you send to a shop yourself, with a booking, a message or a request for a quote, goes to that shop and to no other.

## What we keep, and why

- **Your name, phone number and e-mail address:** so that a shop knows who is coming and you hear back.
- **Your vehicle and tyre size:** if you give them, so that we find tyres that fit.
- **Your location:** only when you share it, to find shops near you. We work out the town from our own table of places; your position is not sent to another service.
- **Bookings, messages, quotes, reviews and saved shops:** because they are what you use Spoor for.
- **What you said yes or no to:** when, how and where you gave or withdrew a consent.
- **Words that Spoor did not understand:** for 90 days, so that it learns to. Names, numbers, addresses and links are taken out first, and who wrote them is not kept.
- **Technical records:** short logs to keep Spoor safe and running, without message texts, codes or full phone numbers.

We take no payments, so we never see a card or an account number.

## Who helps us

WhatsApp messages travel through WhatsApp and through Twilio, which carries them for us. Servers are rented from a hosting company. They may use what passes through them only to do that work. When a map is shown, your browser loads the map's pictures from the map's provider, which sees your internet address.

## Cookies and your device

One cookie keeps you signed in. We use no advertising, no analytics and no trackers. Your browser may keep the vehicles of your garage and a form that you were filling in; clearing the website's data removes them.

## Marketing

Deal alerts and marketing go out only if you opted in, by e-mail, SMS or WhatsApp, channel by channel. Every such message says how to stop; on WhatsApp, answer STOP.

## How long

Your account's details stay until you ask us to delete them. One-time codes live 5 minutes. Records that the law obliges us to keep, such as consents given and withdrawn, stay as long as it says. What is deleted may stay in our backups until they are replaced; they are used for nothing but to restore what was lost.

## Your choices

You can see and change your details in your profile, and ask for a copy or for deletion. The [POPIA Notice](/legal/popia) says what the law gives you, and [Contact](/legal/contact) where to ask.
`

/** The POPIA notice as it began; later versions are written in the console. */
const firstPopia = `This notice is given under section 18 of the Protection of Personal Information Act 4 of 2013 (POPIA).

## Responsible party

Spoor decides why and how the information on this website and in our WhatsApp chat is processed. Our information officer is reached through the addresses under [Contact](/legal/contact).

## What is collected, and from whom

From you: name, contact details, vehicle make, model and year, tyre size, location when you share it, and what you write. From the shop: how it answered your request and whether the work was done. This information is not sold or shared; a shop receives what you send to it.

Giving it is voluntary. Without a way to reach you, though, a shop cannot answer, and without a name and a number it cannot expect you.

## Purpose and ground

- Bookings, quotes, messages and your account: to do what you asked for.
- Keeping Spoor safe from abuse: our legitimate interest, and yours.
- Deal alerts and direct marketing by e-mail, SMS or WhatsApp: your consent alone (POPIA, section 69). Without a recorded opt-in nothing is sent.

## Outside South Africa

WhatsApp and Twilio process messages outside South Africa too, under agreements that bind them to protection of the level that section 72 asks for.

## Your rights

- To ask what we hold about you, and to have a copy (section 23).
- To have it corrected or deleted (section 24).
- To object to processing, and to direct marketing at any time (section 11).
- To withdraw a consent: in your profile, by answering STOP on WhatsApp, or by the link in an e-mail.
- To complain to the Information Regulator: POPIAComplaints@inforegulator.org.za, or on its website inforegulator.org.za.

## How it is protected

Connections are encrypted, passwords and one-time codes are stored only as hashes, and people see only what is theirs. Should somebody without a right have got at your information, we tell you and the Information Regulator (section 22).
`

/** What the repository holds: each text by its name, and its first version. */
export const firstVersions: Readonly<Record<LegalName, { title: string; effectiveOn: string; markup: string }>> = {
  terms: { title: 'Terms and Conditions', effectiveOn: '2025-09-30', markup: firstTerms },
  privacy: { title: 'Privacy Policy', effectiveOn: '2026-11-01', markup: firstPrivacy },
  popia: { title: 'POPIA Notice', effectiveOn: '2026-10-15', markup: firstPopia },
}

export type KnownVersion = { version: number; effectiveOn: string; publishedAt: Date | undefined }

/** Every version, the newest first. */
export async function versionsOf(ctx: Context, name: LegalName): Promise<KnownVersion[]> {
  const rows = await legalVersions(ctx.db, name)
  return [
    ...rows.map(({ version, effective_on, published_at }) => ({
      version,
      effectiveOn: effective_on,
      publishedAt: published_at,
    })),
    { version: 1, effectiveOn: firstVersions[name].effectiveOn, publishedAt: undefined },
  ]
}

/** The newest whose day has come; the first one counts before its day, too. */
export const currentOf = (versions: readonly KnownVersion[], today: string): number =>
  versions.find(({ effectiveOn }) => effectiveOn <= today)?.version ?? 1

export const markupOf = async (ctx: Context, name: LegalName, version: number): Promise<string | undefined> =>
  version === 1 ? firstVersions[name].markup : legalMarkup(ctx.db, name, version)

/** A legal text as it applies today, or one of its versions. Throws VERSION_NOT_FOUND. */
export async function legalText(ctx: Context, name: LegalName, wanted: number | undefined): Promise<LegalText> {
  const versions = await versionsOf(ctx, name)
  const current = currentOf(versions, localDate(ctx.clock.now()))
  const shown = versions.find(({ version }) => version === (wanted ?? current))
  const markup = shown && (await markupOf(ctx, name, shown.version))
  if (!shown || markup === undefined)
    throw new Refusal('VERSION_NOT_FOUND', 'There is no such version of this text.', 404)
  const isCurrent = shown.version === current
  const { reader } = ctx.config
  return {
    name,
    version: shown.version,
    effectiveOn: shown.effectiveOn,
    isCurrent,
    versions: versions.map(({ version, effectiveOn }) => ({ version, effectiveOn })),
    blocks: readMarkup(isCurrent && name === 'privacy' && reader ? markup + privacyOfReader(reader) : markup),
  }
}

/** What the privacy policy says in addition while a second reader is named; it is off unless the operator names one. */
function privacyOfReader(reader: ReaderSettings): string {
  const where = readerIsHere(reader) ? 'on our own machines' : `at ${new URL(reader.url).host}`
  const files = [reader.voiceModel && 'voice notes', reader.photoModel && 'photos'].filter(Boolean).join(' and ')
  return `

## A second reader

When Spoor does not understand a message on WhatsApp, it asks a language model ${where} what is meant. Names, numbers, number plates, addresses and links are taken out of the words first, and who wrote them is not said.${
    files &&
    ` It also reads ${files} that you send to Spoor and not to a shop: what can be heard or seen in them goes there as it is${
      reader.photoModel ? ', without the place and other data that a camera writes into a photo' : ''
    }.`
  } What the model makes of it is read back to you before anything is done that reaches somebody else.
`
}
