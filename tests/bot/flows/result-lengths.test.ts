import { afterAll, describe, expect, test } from 'vitest'
import type { Turn } from '#bot/engine/flow.ts'
import type { SearchDraft } from '#bot/flows/search/draft.ts'
import { results } from '#bot/flows/search/results.ts'
import { actorOf } from '#core/load-actor.ts'
import type { ListRow } from '#core/messaging/content.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import { formatDistance } from '#core/rules/format.ts'
import { findPlace } from '#core/rules/places/places.ts'
import { languages, textsIn } from '#core/texts/texts.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabaseWithDemo } from '#tests/support/postgres.ts'

/** So much is read on a phone before the next message. */
const MAX_LENGTH = 600

const { url, pool } = await testDatabaseWithDemo()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)
const contact = await makeContact(ctx, { name: 'Thandi' })
const actor = await actorOf(ctx, contact.id)
const { rows: stocked } = await pool.query<{ code: string }>(
  'select distinct z.code from listing l join tyre t on t.id = l.tyre_id join tyre_size z on z.id = t.size_id order by 1',
)
const places = ['Johannesburg', 'Cape Town', 'Port Elizabeth'].flatMap((name) => {
  const found = findPlace(name)
  return found ? [{ label: found.name, lat: found.lat, lng: found.lng }] : []
})
const vehicle = { make: 'Volkswagen', model: 'Polo Vivo', year: 2019 }
const heavy = { minLoadIndex: 120, minSpeedKmh: 270 }
const searches: SearchDraft[] = stocked.flatMap(({ code: size }) =>
  places.flatMap((place) => [
    { query: { size, quantity: 4 }, place },
    // As long as it gets: a named vehicle that needs more than any of the tyres, and a day.
    { query: { size, quantity: 4, ...heavy }, place, vehicle, date: '2026-11-20', time: '10:00' },
    { query: { size, dealsOnly: true }, place },
  ]),
)
const wear = { usualLoadIndex: null, usualSpeedKmh: null }
const sets: SearchDraft[] = places.map((place) => ({
  query: { size: '225/45R18', quantity: 2 },
  set: true,
  other: { which: 'rear', size: { code: '255/40R18', ...wear } },
  place,
}))
const deals: SearchDraft[] = places.map((place) => ({ query: { dealsOnly: true }, place }))

/** The list that answers a search, the rows that are offers apart; undefined if nothing was found. */
async function answerTo(draft: SearchDraft, language: (typeof languages)[number]) {
  const seen = { screen: [], offersStand: false, rescueStands: false, quotesStand: false, choices: [] }
  const turn = { ...seen, ctx, actor, contact, say: textsIn(language), memory: {}, now: ctx.clock.now() }
  const asked = await results.ask(draft, turn as unknown as Turn)
  const list = asked.say.find((one) => one.type === 'list')
  const offers = list?.rows.filter(({ id }) => id.startsWith('offer:')) ?? []
  return list && offers.length > 0 ? { body: list.body, offers, shown: asked.draft?.shown ?? [] } : undefined
}

const length = (words: string): number => [...words].length
const partsOf = ({ description = '' }: ListRow): string[] => description.split(' · ')

const ofPlace = (wanted: string) => [...searches, ...sets, ...deals].filter(({ place }) => place?.label === wanted)

describe.each(languages)('results in %s', (language) => {
  test.each(places.map(({ label }) => label))(
    `are under ${MAX_LENGTH} characters for every size that is stocked near %s, and no row tells what the text told`,
    async (label) => {
      const lengths: number[] = []
      for (const draft of ofPlace(label)) {
        const answer = await answerTo(draft, language)
        if (!answer) continue
        const { body, offers, shown } = answer
        lengths.push(length(body))
        expect(length(body), body).toBeLessThan(MAX_LENGTH)
        const [lines, words] = [body.split('\n'), body.replaceAll('*', '')]
        for (const [at, row] of offers.entries()) {
          const { brand = '', distanceKm = null } = shown[at] ?? {}
          const line = lines.find((one) => one.startsWith(`${at + 1}. `)) ?? ''
          // By what people choose, and call it, stands in the text.
          expect(line).toContain(brand)
          expect(line).toMatch(/\*R [\d ]+\*/)
          if (distanceKm !== null) expect(line).toContain(formatDistance(distanceKm))
          expect(row.title.length).toBeLessThanOrEqual(limits.rowTitle)
          expect(row.title).not.toContain('…')
          expect(row.title, 'its price').toContain(/\*(R [\d ]+)\*/.exec(line)?.[1])
          for (const part of partsOf(row)) expect(words, `“${part}” is told twice`).not.toContain(part)
        }
        const rows = offers.map(({ title, description }) => `${title.replace(/^\d+\. /, '')} ${description}`)
        expect(new Set(rows).size, 'two rows are alike').toBe(rows.length)
      }
      const sorted = lengths.toSorted((one, other) => one - other)
      console.log(
        `${language}, ${label}: ${sorted.length} answers, half of them up to ${sorted[sorted.length >> 1]}, all up to ${sorted.at(-1)} characters`,
      )
      expect(sorted.length).toBeGreaterThan(stocked.length / places.length)
    },
  )
})
