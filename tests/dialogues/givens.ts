import { system } from '#core/actor.ts'
import { accountOf } from '#core/auth/accounts.ts'
import { setBusinessStatus } from '#core/businesses/set-status.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { LabelGrade } from '#core/contracts/tyres.ts'
import { publishDeal } from '#core/deals/change-deal.ts'
import { keepVehicle } from '#core/garage/garage.ts'
import { changeListing } from '#core/inventory/listing-view.ts'
import { resume, stop } from '#core/operations/switches.ts'
import { findPlace } from '#core/rules/places/places.ts'
import { isPaymentWay } from '#core/rules/shops/payment-ways.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { activeThreadAccess } from '#core/threads/thread-access.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { asAdmin } from '#tests/support/actors.ts'
import {
  type MadeShop,
  makeContact,
  makeDeal,
  makeListing,
  makeMember,
  makeShop,
  makeStaff,
  makeTyre,
} from '#tests/support/factories.ts'
import type { World } from './world.ts'

export const DRIVER_PHONE = '+27821234567'
export const SHOP_PHONE = '+27115550100'
/** Of the second shop's counter, which the transcript calls 'shop2'. */
export const SECOND_SHOP_PHONE = '+27115550201'
/** And of the third, 'shop3'. */
export const THIRD_SHOP_PHONE = '+27115550202'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const services: Record<string, ServiceCode> = {
  alignment: 'alignment',
  'puncture repair': 'puncture_repair',
  rotation: 'rotation',
  mobile: 'mobile',
  emergency: 'emergency',
  'road assistance': 'road_assistance',
}

/** 'counter also Sandton Tyres': whoever has the phone that the transcript calls 'shop' answers for that shop, too. */
export async function givenFrontDesk(world: World, words: string, shops: Map<string, MadeShop>): Promise<void> {
  const shop = shops.get(words.replace(/^counter also /, ''))
  if (!shop) throw new Error(`cannot read: ${words}`)
  const { contact_id } = await world.ctx.db
    .selectFrom('contact_address')
    .select('contact_id')
    .where('value', '=', SHOP_PHONE)
    .executeTakeFirstOrThrow()
  await makeMember(world.ctx, shop, contact_id)
}

/** 'owner Sandton Tyres': its counter owns it; 'picture wanted of Sandton Tyres': it is asked for a picture, too. */
export async function givenOwner({ ctx }: World, words: string, shops: Map<string, MadeShop>): Promise<void> {
  const shop = shops.get(words.replace(/^(?:owner|picture wanted of) /, ''))
  if (!shop) throw new Error(`cannot read: ${words}`)
  await ctx.db.updateTable('shop_member').set({ role: 'owner' }).where('shop_id', '=', shop.id).execute()
  if (words.startsWith('owner ')) return
  await ctx.db.updateTable('shop').set({ ask_picture_at: ctx.clock.now() }).where('id', '=', shop.id).execute()
}

/** 'garage CA 123-456 Volkswagen Polo 185/60R15': the driver has an account, and this car in its garage. */
export async function givenGarage({ ctx }: World, words: string): Promise<void> {
  const found = /^garage (.+) (\S+) (\S+) (\S+)$/.exec(words)
  const [, plate, make, model, size] = found ?? []
  if (!plate || !make || !model || !size) throw new Error(`cannot read: ${words}`)
  const known = await ctx.db
    .selectFrom('contact_address')
    .select('contact_id')
    .where('value', '=', DRIVER_PHONE)
    .executeTakeFirst()
  const contactId = known?.contact_id ?? (await makeContact(ctx, { phone: DRIVER_PHONE, lastInboundAt: null })).id
  const { accountId } = await accountOf(ctx, contactId)
  await keepVehicle(ctx, accountId, { make, model, size, plate })
}

const cents = (words: string): number => Math.round(Number(words.replace(/[R\s]/g, '')) * 100)

/** 'buffer 30 min', 'lead 2 h', 'same day until 12:00'. */
const limitsIn = (parts: readonly string[]) => ({
  bufferMinutes: Number(said(parts, /^buffer (\d+) min$/) ?? 0),
  leadMinutes: Number(said(parts, /^lead (\d+) h$/) ?? 0) * 60,
  sameDayUntil: said(parts, /^same day until (\d\d:\d\d)$/) ?? null,
})

const said = (parts: readonly string[], form: RegExp): string | undefined =>
  parts.flatMap((part) => form.exec(part)?.[1] ?? [])[0]

/**
 * 'shop Randburg Tyres in Randburg, open Mon-Fri 08:00-17:00, Sat 08:00-12:00, 2 bays, fitting R 80, alignment R 450, takes card and cash':
 * what is not said is as in makeShop. The first shop's counter has the phone that the transcript calls 'shop'.
 */
export async function givenShop(world: World, words: string, shops: Map<string, MadeShop>): Promise<void> {
  const head = /^shop (.+?) in ([^,]+)(?:, (.*))?$/.exec(words)
  const place = head?.[2] ? findPlace(head[2]) : undefined
  if (!head?.[1] || !place) throw new Error(`cannot read: ${words}`)
  const rest = (head[3] ?? '').split(/,\s*/)
  const price = (name: string): number | undefined => {
    const found = rest.find((part) => part.startsWith(`${name} R`))
    return found ? cents(found.slice(name.length)) : undefined
  }
  const offered = Object.entries(services).filter(([name]) => price(name) !== undefined)
  const shop = await makeShop(world.ctx, {
    name: head[1],
    city: place.name,
    suburb: null,
    province: place.province,
    lat: place.lat,
    lng: place.lng,
    bays: Number(rest.find((part) => /^\d+ bays?$/.test(part))?.split(' ')[0] ?? 2),
    ...(rest.some((part) => part.includes('open') || /^(mon|tue|wed|thu|fri|sat|sun)/i.test(part))
      ? { hours: hoursIn(rest) }
      : {}),
    ...(price('fitting') === undefined ? {} : { fittingCents: price('fitting') ?? null }),
    ...(price('balancing') === undefined ? {} : { balancingCents: price('balancing') ?? null }),
    ...(price('valves') === undefined ? {} : { valveCents: price('valves') ?? null }),
    ...(price('mobile') === undefined ? {} : { callOutCents: price('mobile') ?? null, serviceRadiusKm: 40 }),
    ...limitsIn(rest),
    callOutHours: said(rest, /^call-outs ([\d:-]+)$/),
    paymentWays: (said(rest, /^takes (.+)$/)?.split(' and ') ?? []).filter(isPaymentWay),
    services: {
      fitting: {},
      ...Object.fromEntries(offered.map(([name, code]) => [code, { priceCents: price(name) ?? null }])),
    },
  })
  const phone = shops.size === 0 ? SHOP_PHONE : `+2711555${String(200 + shops.size).padStart(4, '0')}`
  await makeStaff(world.ctx, shop, { name: `Counter of ${shop.name}`, phone, lastInboundAt: null })
  shops.set(shop.name, shop)
}

function hoursIn(parts: string[]) {
  const week: Record<number, string[]> = {}
  for (const part of parts) {
    const found = /^(?:open )?(\w{3})(?:-(\w{3}))? ([\d:-]+(?: and [\d:-]+)*)$/i.exec(part)
    if (!found?.[1] || !found[3]) continue
    const from = days.indexOf(found[1].toLowerCase())
    const to = found[2] ? days.indexOf(found[2].toLowerCase()) : from
    for (let day = from; day <= to; day++) week[day + 1] = found[3].split(' and ')
  }
  return week
}

/**
 * 'stock Randburg Tyres: Michelin Primacy 4 205/55R16 91V at R 1 899 x 12, to order 4 in 10 hours, deal R 1 699';
 * 'run-flat' may follow the service.
 */
export async function givenStock(world: World, words: string, shops: Map<string, MadeShop>): Promise<void> {
  const found =
    /^stock (.+?): (\S+) (.+?) (\d{2,3}(?:[/x][\d.]+)?R\d{2}C?) (\d{2,3})(?:\/\d+)?([A-Z])( run-flat)? at R ([\d ]+)(?: x (\d+))?(?:, to order (\d+) in (\d+) hours)?(?:, deal R ([\d ]+))?$/.exec(
      words,
    )
  const shop = shops.get(found?.[1] ?? '')
  if (!found || !shop) throw new Error(`cannot read: ${words}`)
  const [, , brand = '', model = '', size = '', load, speed = '', flat, price = '', quantity, order, hours, deal] =
    found
  const code = /\(([A-Z0-9]+)\)$/.exec(model)
  const listing = await makeListing(world.ctx, shop, {
    brand,
    model: model.replace(/ \([A-Z0-9]+\)$/, ''),
    size,
    loadIndex: Number(load),
    speedRating: speed,
    runFlat: Boolean(flat),
    priceCents: cents(price),
    quantity: quantity ? Number(quantity) : 12,
    ...(order && { order: { quantity: Number(order), leadHours: Number(hours) } }),
    ...(code?.[1] ? { code: code[1] } : {}),
  })
  if (deal) await makeDeal(world.ctx, shop, listing, { priceCents: cents(deal) })
  await refreshOffers(world.ctx.db, { shopIds: [shop.id], today: world.ctx.clock.now().toISOString().slice(0, 10) })
}

/** 'label Primacy 4: wet grip A, fuel B, noise 70 dB': what the European label says of the tyres of that model. */
export async function givenLabel({ ctx }: World, words: string): Promise<void> {
  const found = /^label (.+?): wet grip ([A-E]), fuel ([A-E]), noise (\d+) dB$/.exec(words)
  if (!found) throw new Error(`cannot read: ${words}`)
  const [, model = '', wetGrip, fuel, noise] = found
  await ctx.db
    .updateTable('tyre')
    .set({
      wet_grip: LabelGrade.parse(wetGrip),
      fuel_efficiency: LabelGrade.parse(fuel),
      noise_db: Number(noise),
      noise_class: 'B',
    })
    .where('model', '=', model)
    .execute()
}

/** 'fitment Volkswagen Polo Vivo 2018- 2nd gen: 175/70R14; 185/60R15' as the table holds it; A+B is front and rear. */
export async function givenFitment(world: World, words: string): Promise<void> {
  const found = /^fitment (\S+) (.+?) (\d{4})-(\d{4})?(?: ([^:]+))?: (.+)$/.exec(words)
  if (!found) throw new Error(`cannot read: ${words}`)
  const [, make = '', model = '', from, to, variant = '', sizes = ''] = found
  const { db } = world.ctx
  const { id } = await db
    .insertInto('fitment')
    .values({ make, model, variant, year_from: Number(from), year_to: to ? Number(to) : null, confidence: 'high' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [ordinal, pair] of sizes.split(/;\s*/).entries()) {
    const [front = '', rear] = pair.split('+')
    await db
      .insertInto('fitment_size')
      .values({
        fitment_id: id,
        ordinal,
        front_size_id: await sizeIdOf(world, front),
        rear_size_id: rear ? await sizeIdOf(world, rear) : null,
      })
      .execute()
  }
}

/** '205/55R16' or '205/55R16 91V', whose service description is then the usual one of the size. */
async function sizeIdOf(world: World, words: string): Promise<number> {
  const [size = '', service] = words.split(' ')
  const { id } = await makeTyre(world.ctx, { size, model: 'Original equipment' })
  const { size_id } = await world.ctx.db
    .selectFrom('tyre')
    .select('size_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const usual = /^(\d{2,3})([A-Z])$/.exec(service ?? '')
  if (usual)
    await world.ctx.db
      .updateTable('tyre_size')
      .set({ usual_load_index: Number(usual[1]), usual_speed_rating: usual[2] ?? null })
      .where('id', '=', size_id)
      .execute()
  return size_id
}

/** 'Randburg Tyres, Michelin Primacy 4: R 1 250' */
async function pricedIn(world: World, words: string): Promise<{ listingId: string; priceCents: number }> {
  const found = /^(.+?), (\S+) (.+): R ([\d ]+)$/.exec(words)
  if (!found) throw new Error(`cannot read: ${words}`)
  const [, shop = '', brand = '', model = '', price = ''] = found
  const { id } = await world.ctx.db
    .selectFrom('listing as l')
    .innerJoin('shop as s', 's.id', 'l.shop_id')
    .innerJoin('tyre as t', 't.id', 'l.tyre_id')
    .innerJoin('brand as b', 'b.id', 't.brand_id')
    .select('l.id')
    .where('s.name', '=', shop)
    .where('b.name', '=', brand)
    .where('t.model', '=', model)
    .executeTakeFirstOrThrow()
  return { listingId: id, priceCents: cents(price) }
}

/** The shop gives a tyre another price. */
export async function newPrice(world: World, words: string): Promise<void> {
  const { listingId, priceCents } = await pricedIn(world, words)
  await changeListing(world.ctx, system, listingId, { priceCents })
}

/** The shop puts a tyre on special from today. */
export async function newDeal(world: World, words: string): Promise<void> {
  const { listingId, priceCents } = await pricedIn(world, words)
  const startsOn = world.ctx.clock.now().toISOString().slice(0, 10)
  await publishDeal(world.ctx, system, { listingId, priceCents, title: 'Special', startsOn })
}

/** 'answers: we look into it': what an admin writes in the conversation with us that was written in last. */
async function answerAsUs({ ctx }: Pick<World, 'ctx'>, words: string): Promise<void> {
  const { id } = await ctx.db
    .selectFrom('thread')
    .select('id')
    .where('type', '=', 'support')
    .orderBy('last_message_at', 'desc')
    .executeTakeFirstOrThrow()
  const admin = asAdmin(await makeContact(ctx))
  await sendMessage(ctx, await activeThreadAccess(ctx, admin, id), { message: words })
}

/** 'blocks Rivonia Tyres' */
async function block(ctx: World['ctx'], name: string): Promise<void> {
  const { id } = await ctx.db.selectFrom('shop').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  await setBusinessStatus(ctx, asAdmin(await makeContact(ctx)), id, {
    status: 'blocked',
    reason: 'Deposits were asked for',
  })
}

/** 'stops the bot', 'lets the bot go on', 'answers: we look into it': what an owner of the platform does in the console. */
export async function flip({ ctx }: World, words: string): Promise<void> {
  if (words.startsWith('answers: ')) return answerAsUs({ ctx }, words.slice('answers: '.length))
  if (words.startsWith('blocks ')) return block(ctx, words.slice('blocks '.length))
  const [, does, , name] = /^(stops|lets) (the )?(bot|sending|alerts)( go on)?$/.exec(words) ?? []
  if (name !== 'bot' && name !== 'sending' && name !== 'alerts') throw new Error(`cannot read: owner ${words}`)
  const { id } = await makeContact(ctx)
  await (does === 'stops' ? stop : resume)(ctx, asAdmin({ id }), name, 'a transcript says so')
}
