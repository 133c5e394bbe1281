/** The POPIA notice as it began; later versions are written in the console. */
export const firstPopia = `This notice is given under section 18 of the Protection of Personal Information Act 4 of 2013 (POPIA).

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
