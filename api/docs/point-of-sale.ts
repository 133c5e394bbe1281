import { escaped } from '#core/rules/website/escaped.ts'

const put = `{
  "items": [
    { "sku": "MIC-P4-2055516", "brand": "Michelin", "model": "Primacy 4",
      "size": "205/55R16 91V", "priceCents": 189900, "quantity": 8 },
    { "sku": "HAN-RA18-19515", "quantity": 3 }
  ]
}`
const answer = `{
  "created": 1, "updated": 1, "unchanged": 0, "errors": 0,
  "items": [
    { "sku": "MIC-P4-2055516", "result": "created", "problem": null },
    { "sku": "HAN-RA18-19515", "result": "updated", "problem": null }
  ]
}`
const told = `{
  "id": "0190f1a0-0000-7000-8000-000000000001",
  "type": "booking.confirmed",
  "happenedAt": "2026-11-18T07:00:00.000Z",
  "booking": { "code": "KX7M2", "status": "confirmed", "start": "2026-11-20T08:00:00.000Z", … }
}`
const check = `const [, t, v1] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(request.headers['spoor-signature'])
const ours = createHmac('sha256', secret).update(t + '.' + rawBody).digest('hex')
const isOurs = timingSafeEqual(Buffer.from(v1), Buffer.from(ours))
const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300`

const code = (text: string): string => `<pre><code>${escaped(text)}</code></pre>`

/** How a till keeps stock true and hears of bookings, step by step. */
export const pointOfSale = (api: string): string => `<section id="point-of-sale">
<h2>Connect a point of sale</h2>
<p>An owner of the shop makes a key under /business/keys and says what it may do. The key is shown once. Send it with every call; no cookie and no Origin is needed.</p>
<h3>Keep stock and prices true</h3>
${code(`curl ${api}/v1/stock \\
  -H 'Authorization: Bearer spoor_…' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: stock-2026-11-18-0900' \\
  -d @stock.json`)}
${code(put)}
<p>Articles are known by your own number, sku. A new one needs brand, model, size, price and quantity; of one that is listed, what you leave out stays as it is. Up to 1,000 go in one call, 60 calls a minute for a key. Each item has its own result; wrong ones are left out, the others take effect together. The same call again changes nothing. quantity is what stands on your shelf: tyres that are promised to drivers count until they are sold. GET /v1/stock tells it together with reserved and free. orderIn says what you can have brought in: quantity, leadHours (how many of your opening hours it takes) and until (when a day's last order leaves).</p>
<p>If your till counts what it sells, switch 'We keep our own books' on under /business/keys: it sets the stock then, and we take nothing off when a booking is completed.</p>
${code(answer)}
<h3>Ask what changed</h3>
${code(`curl '${api}/v1/bookings?changedSince=2026-11-18T06:00:00Z' -H 'Authorization: Bearer spoor_…'`)}
<p>Bookings come by the time of their last change, the oldest first. Send next as after until it is null, then keep the last updatedAt for the next time.</p>
<h3>Be told of bookings</h3>
<p>An owner enters an https address under /business/keys and keeps the secret. Every change of a booking is sent there as it stands at that moment: requested, confirmed, declined, time_proposed, proposal_declined, answer_undone, cancelled_by_customer, cancelled_by_shop, expired, move_asked, move_proposed, rescheduled, changed, move_ended, offers_ended, corrected, started, ready, completed, done_corrected, no_show, each after 'booking.'.</p>
${code(told)}
<p>Answer 2xx within ten seconds. Otherwise it is sent again after 1 and 5 minutes, half an hour, 2, 6, 12 and 24 hours. One id may arrive twice, and in another order: go by updatedAt. An address where nothing arrives for three days is switched off, and the owners are told.</p>
<p>The header Spoor-Signature holds the second of sending and HMAC-SHA256 over the second, a full stop and the body as it came, keyed with the secret. Take nothing that is older than five minutes.</p>
${code(check)}
</section>`
