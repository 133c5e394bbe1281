import { beforeAll, describe, expect, test } from 'vitest'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { nearestPlace } from '#core/rules/places/places.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { makeDb } from '#db/client.ts'
import { countFigures } from '#db/queries/site/site.ts'
import { demoAccounts, demoDrivers } from '#db/seed/demo-people.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { standingClock, wednesdayMorning } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { pool } = await testDatabase()
const db = makeDb(pool)
const clock = standingClock(wednesdayMorning)
const rows = async (sql: string) => (await pool.query(sql)).rows
const count = async (sql: string): Promise<number> => Number((await rows(`select count(*) from ${sql}`))[0]?.count)

beforeAll(async () => {
  await seedDemo({ db, clock })
})

describe('the demo', () => {
  test('has shops in all nine provinces, each with hours, bays, fitting and somebody at its own phone', async () => {
    expect(await count("shop where business_status = 'active'")).toBe(40)
    expect(await count('(select distinct province from shop) p')).toBe(9)
    const withoutHours =
      "shop s where s.business_status = 'active' and not exists (select from shop_hours h where h.shop_id = s.id)"
    expect(await count(withoutHours)).toBe(0)
    expect(
      await count(
        "shop s join shop_service f on f.shop_id = s.id and f.service = 'fitting' where s.bays between 1 and 5 and f.price_cents > 0",
      ),
    ).toBe(40)
    const phones =
      await rows(`select s.contact_phone, c.whatsapp_address, c.is_demo, p.switches #> '{whatsapp,bookings}' as whatsapp_bookings
      from shop s join shop_member w on w.shop_id = s.id and w.role = 'owner' join contact c on c.id = w.contact_id
      join communication_preference p on p.contact_id = c.id
      join contact_address a on a.contact_id = c.id and a.value = c.whatsapp_address and a.proven_at is not null`)
    expect(new Set(phones.map(({ contact_phone }) => contact_phone)).size).toBe(40)
    for (const { contact_phone, whatsapp_address, is_demo, whatsapp_bookings } of phones) {
      expect(normalisePhone(contact_phone)).toBe(contact_phone)
      expect([whatsapp_address, is_demo, whatsapp_bookings]).toEqual([contact_phone, true, true])
    }
  })

  test('claims of itself what is counted in it, and no more', async () => {
    const [site] = await rows("select value, is_demo from site_content where name = 'figures'")
    const counted = await countFigures(db)
    expect(site).toMatchObject({
      is_demo: true,
      value: [
        { value: String(counted.drivers), label: 'customers' },
        { value: '40', label: 'partner shops' },
        { label: expect.stringMatching(/^average savings on deals: save up to \d+%$/) },
        { value: `${counted.rating} out of 5`, label: 'average rating' },
      ],
    })
  })

  test('has a driver who agreed to news, and what the drivers were told last', async () => {
    expect(await count("consent where purpose = 'marketing' and given")).toBe(1)
    const told = await rows('select state, people, told from announcement')
    expect(told).toEqual([{ state: 'done', people: 1, told: 1 }])
  })

  test('has lunch breaks, Sundays, and shops that come out', async () => {
    expect(await count('(select from shop_hours group by shop_id, weekday having count(*) = 2) b')).toBeGreaterThan(20)
    expect(await count('shop_hours where weekday = 7')).toBeGreaterThan(2)
    expect(await count("shop_service where service in ('emergency', 'road_assistance')")).toBeGreaterThan(8)
  })

  test('has shops where towns are', async () => {
    for (const shop of await rows('select name, province, lat, lng from shop')) {
      const place = nearestPlace(shop, 15)
      expect(place?.province, shop.name).toBe(shop.province)
    }
  })

  test('has at least 2 000 listings in at least 60 sizes, each with load index and speed rating', async () => {
    expect(await count('listing')).toBeGreaterThanOrEqual(2000)
    const sizes = '(select distinct t.size_id from listing l join tyre t on t.id = l.tyre_id) s'
    expect(await count(sizes)).toBeGreaterThanOrEqual(60)
    expect(await count('tyre where load_index is null or speed_rating is null')).toBe(0)
    expect(await count('listing l join tyre t on t.id = l.tyre_id where t.run_flat')).toBeGreaterThan(10)
    expect(await count('listing where quantity = 0')).toBeGreaterThan(10)
    expect(await count("listing where code !~ '^[B-Z2-9]{5}$'")).toBe(0)
  })

  test("has tyres that suit their size: van tyres on vans' sizes, off-road tyres on big wheels", async () => {
    const wrong = `tyre t join tyre_size z on z.id = t.size_id where (t.type = 'commercial') and not z.commercial
      or t.type = 'mud_terrain' and z.width < 195 or t.type = 'performance' and z.aspect > 60`
    expect(await count(wrong)).toBe(0)
  })

  test('has 80 deals below the price, most of them running', async () => {
    expect(await count('deal')).toBe(80)
    expect(await count('deal d join listing l on l.id = d.listing_id where d.price_cents >= l.price_cents')).toBe(0)
    expect(await count("deal where starts_on > '2026-11-18'")).toBe(8)
    expect(await count("deal where ends_on < '2026-11-18'")).toBe(8)
    expect(await count('offer where deal_id is not null')).toBe(64)
  })

  test('has a shop that waits for approval with its owner, and an invitation that nobody has answered', async () => {
    const [waiting, ...others] = await rows(`select s.name, a.email, a.email_verified_at from shop s
      join shop_member m on m.shop_id = s.id join contact c on c.id = m.contact_id join account a on a.id = c.account_id
      where s.business_status = 'pending'`)
    expect(waiting).toMatchObject({ name: "Sizwe's Tyre Stop", email: demoAccounts.applicant.email })
    expect(waiting?.email_verified_at).not.toBe(null)
    expect(others).toEqual([])
    expect(
      await rows(`select c.email from contact c join communication_preference p on p.contact_id = c.id
        where c.whatsapp_address is null and (p.switches -> 'whatsapp' ->> 'enabled')::boolean`),
    ).toEqual([])
    expect(await rows('select email, role from shop_invitation where ended_at is null')).toEqual([
      { email: demoAccounts.invited.email, role: 'staff' },
    ])
  })

  test('has customers, sellers with a shop each, and one admin', async () => {
    const accounts = await rows('select role, password_hash from account order by role')
    expect(accounts.map(({ role }) => role)).toEqual(['admin', 'business', 'business', 'customer', 'customer'])
    for (const { password_hash } of accounts) expect(password_hash).toMatch(/^\$argon2id\$/)
    expect(
      await count(
        "shop_member m join contact c on c.id = m.contact_id join account a on a.id = c.account_id where a.role = 'business'",
      ),
    ).toBe(2)
    for (const { phone } of demoDrivers) expect(await count(`contact where whatsapp_address = '${phone}'`)).toBe(1)
  })

  test('has tyres that shops order in, and stock that is promised', async () => {
    expect(await count('listing where order_quantity is not null')).toBeGreaterThan(100)
    expect(await count('listing where reserved = 4')).toBe(1)
  })

  test('has offers that wait for their driver and for the shop, each with a bay where it is at another time', async () => {
    const open = await rows(`select by, slot is not null as other_time, tyre_brand is not null as other_tyre
      from booking_offer where state = 'open' and until > '${wednesdayMorning.toISOString()}' order by by, place`)
    expect(open).toEqual([
      { by: 'customer', other_time: true, other_tyre: false },
      { by: 'shop', other_time: false, other_tyre: true },
      { by: 'shop', other_time: true, other_tyre: false },
    ])
  })

  test('has a round of quotes to compare, and one that is over', async () => {
    const asks = await rows(`select r.state as round, a.state, count(*)::int from quote_ask a
      join quote_round r on r.id = a.round_id group by 1, 2 order by 1, 2`)
    expect(asks).toEqual([
      { round: 'closed', state: 'declined', count: 1 },
      { round: 'closed', state: 'lapsed', count: 2 },
      { round: 'closed', state: 'lost', count: 2 },
      { round: 'open', state: 'answered', count: 3 },
      { round: 'open', state: 'declined', count: 1 },
      { round: 'open', state: 'waiting', count: 1 },
    ])
  })

  test('has a conversation whose customer waits for an answer, and others that are answered', async () => {
    expect(await count('thread where waiting_since is not null and shop_id is not null')).toBe(1)
    expect(await count('thread where waiting_since is null')).toBeGreaterThan(1)
  })

  test('has a question to us, a fitment centre that two people miss, and a report that waits', async () => {
    expect(await count('thread where waiting_since is not null and shop_id is null')).toBe(1)
    expect(await count('shop_suggestion where done_at is null')).toBe(2)
    expect(await count('report where decided_at is null')).toBe(1)
  })

  test("has bookings in every state at the seller's shop, a walk-in, and a request without a time", async () => {
    const today = await rows(`select status, count(*)::integer as count from booking
      where slot && tstzrange('2026-11-18', '2026-11-19') or awaiting = 'shop' group by status order by status`)
    expect(today.map(({ status }) => status)).toEqual(['completed', 'confirmed', 'in_progress', 'pending'])
    expect(await count("booking where awaiting = 'shop' and slot is null and expires_at > '2026-11-18'")).toBe(1)
    expect(await count("booking where status = 'cancelled' and no_show_at is not null")).toBe(1)
    expect(await count('bay_block')).toBe(1)
  })

  test('has reviews that differ: a shop hears nothing twice, from nobody twice', async () => {
    expect(await count('(select from review group by shop_id, comment having count(*) > 1) r')).toBe(0)
    expect(await count('(select from review group by shop_id, reviewer having count(*) > 1) r')).toBe(0)
  })

  test('answers the question that everybody asks first', async () => {
    const near = { lat: -26.107, lng: 28.057 }
    const { offers } = await searchOffers({ db, clock }, { size: '205/55R16', near, quantity: 4, maxCents: 250_000 })
    expect(offers).toHaveLength(5)
    for (const offer of offers) {
      expect(offer.priceCents).toBeLessThanOrEqual(250_000)
      expect(offer.totalCents).toBeGreaterThan(offer.priceCents * 4)
      expect(offer.distanceKm).toBeCloseTo(distanceKm(near, offer.shop), 6)
    }
  })
})

test('a second run changes nothing, not even what people have changed', async () => {
  await pool.query('update listing set price_cents = 1 where code = (select min(code) from listing)')
  await pool.query('delete from deal where code = (select min(code) from deal)')
  const state = () => rows('select (select sum(price_cents) from listing) prices, (select count(*) from deal) deals')
  const before = await state()
  clock.advance(30 * 24 * 3_600_000)
  expect((await seedDemo({ db, clock })).fresh).toBe(false)
  expect(await state()).toEqual(before)
})

test('a bigger run adds to it', async () => {
  expect((await seedDemo({ db, clock }, { shops: 60, listings: 3600 })).fresh).toBe(true)
  expect([await count("shop where business_status = 'active'"), await count('listing')]).toEqual([60, 3600])
  expect(await count('(select distinct code from listing) c')).toBe(3600)
})
