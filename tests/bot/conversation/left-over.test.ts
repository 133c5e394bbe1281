import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { fresh } from '#bot/engine/state.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { phoneIn } from './phone.ts'
import { makeTown } from './town.ts'

const SEED = 20261118
const MESSAGES = 250

/** A yes to the one request that waits: Kim, Friday 20 November at 14:00, 4 x Michelin. */
const agreements =
  'yes|ja|yebo|ewe|ee|e|kulungile|ok|sharp|ja dis reg|ho lokile|go siame|yes confirm|yebo kulungile|ok bevestig'.split(
    '|',
  )

/** What a yes does not take up, in six languages. */
const extras = {
  sum: [
    'at R2 100 each',
    'maar teen R2100 stuk',
    'kodwa nge R2100 ilinye',
    'mara ka R2100 e le nngwe',
    'it will be R9 900 now',
  ],
  person: ['and Thandi as well', 'en Thandi ook', 'no Thandi futhi', 'le Thandi hape', 'that is for Zodwa hey'],
  question: [
    'which car is it?',
    'watter kleur is die kar?',
    'yimoto enjani?',
    'yimoto ntoni na?',
    'ke koloi efe?',
    'o tla tla neng?',
    'how far is she from us',
    'ngubani lo',
  ],
  wait: [
    'wait I have to look in the store',
    'wag net, ek moet eers my broer vra',
    'yima kancane ngisabheka',
    'linda ndisajonga',
    'ema pele ke sa sheba',
    'give me ten minutes',
    'ek sal oor 10 minute laat weet',
    'I must ask the boss',
  ],
  not: [
    'but not those tyres',
    'maar nie daardie bande nie',
    'kodwa hhayi lawo mathayi',
    'mara e seng tseo',
    "we don't have them",
  ],
  order: [
    'and tell her we take cards',
    'en sê vir haar ons vat kaart',
    'futhi umtshele sithatha amakhadi',
    'kwaye umxelele sithatha amakhadi',
    'mme o mmolelle re tsaya dikarata',
    'and ask him for the lock nut',
  ],
  coming: ['four more are coming tomorrow', 'daar kom nog vier', 'ziyeza ezine kusasa', 'tse nne di tla hosane'],
  count: ['but only 2 of them', 'maar net twee', 'we have 3 left'],
} as const
/** Another day or hour may be offered at once, but never be agreed to. */
const instead = [
  'but at 3',
  'maar om 15:30',
  'kodwa ngo 11',
  'mara ka 15:00',
  'but on Monday',
  'maar eers Maandag',
  'kodwa ngoMsombuluko',
  'mara ka Mantaha',
]

const joints = [' ', ', ', '. ', ' 👍 '] as const
const extra = fc.constantFrom(...Object.values(extras).flat<readonly (readonly string[])[]>())
const both = fc.tuple(
  fc.constantFrom(...agreements),
  fc.constantFrom(...joints),
  extra,
  fc.option(extra, { freq: 3 }),
  fc.boolean(),
)

/** Nobody else reads what is written there. */
const ours: ReadonlySet<string> = new Set(['search_activity'])

describe('what a yes leaves over', async () => {
  const { url } = await testDatabase()
  const ctx = makeTestContext({ databaseUrl: url })
  afterAll(ctx.close)
  const town = await makeTown(ctx)

  class Over extends Error {}
  /** What is said and written at a counter that has the request before it, undone at once. */
  const tries = async (words: readonly string[]) => {
    const found: { words: string; said: string; written: string[] }[] = []
    const once = ctx.db.transaction().execute(async (db) => {
      const phone = phoneIn({ ...ctx, db, nudges: [] }, town.counter.contactId)
      expect(phone.state()).toEqual(fresh())
      for (const one of words) {
        const { said, written } = await phone.tries(one)
        found.push({ words: one, said, written: written.filter((table) => !ours.has(table)) })
      }
      throw new Over()
    })
    await expect(once).rejects.toThrow(Over)
    return found
  }

  test(`is read back before anybody is told (${MESSAGES} messages, seed ${SEED})`, { timeout: 120_000 }, async () => {
    const drawn = fc.sample(both, { seed: SEED, numRuns: MESSAGES })
    const messages = drawn.map(([yes, joint, one, other, isFirst]) =>
      [...(isFirst ? [one, joint, yes] : [yes, joint, one]), ...(other ? [joint, other] : [])].join(''),
    )
    const reached = (await tries(messages)).filter(({ written }) => written.length > 0)
    expect(reached.map(({ words, said }) => `${words} → ${said.split('\n')[0]}`)).toEqual([])
  })

  test('another day or hour is never agreed to', { timeout: 60_000 }, async () => {
    const messages = agreements.flatMap((yes, at) => `${yes} ${instead[at % instead.length]}`)
    const agreed = (await tries(messages)).filter(({ said }) => said.startsWith('Confirmed'))
    expect(agreed).toEqual([])
  })

  test('a plain yes is done at once', { timeout: 60_000 }, async () => {
    // One letter may be a slip.
    const asked = (await tries(agreements.filter((one) => one.length > 1))).filter(
      ({ said }) => !said.startsWith('Confirmed'),
    )
    expect(asked.map(({ words, said }) => `${words} → ${said.split('\n')[0]}`)).toEqual([])
  })
})
