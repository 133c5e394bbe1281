/** The terms as they began; later versions are written in the console. */
export const firstTerms = `## 1. Acceptance

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
