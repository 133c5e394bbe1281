import { legalMarkup, legalVersions } from '#db/queries/legal/legal-texts.ts'
import type { Context } from '../context.ts'
import type { LegalName, LegalText } from '../contracts/website/legal.ts'
import { Refusal } from '../errors.ts'
import { readMarkup } from '../rules/legal/markup.ts'
import { localDate } from '../rules/time/time.ts'
import { firstPopia } from './first-popia.ts'
import { firstPrivacy } from './first-privacy.ts'
import { firstTerms } from './first-terms.ts'
import { privacyOfReader } from './second-reader.ts'

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
