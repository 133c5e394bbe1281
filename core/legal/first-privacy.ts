/** The privacy policy as it began; later versions are written in the console. */
export const firstPrivacy = `## In short

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

Your account's details stay until you ask us to delete them. One-time codes live 5 minutes. Records that the law obliges us to keep, such as consents given and withdrawn, stay as long as it says.

## Your choices

You can see and change your details in your profile, and ask for a copy or for deletion. The [POPIA Notice](/legal/popia) says what the law gives you, and [Contact](/legal/contact) where to ask.
`
