import type { Db } from '#db/client.ts'
import type { SiteContentName } from '#db/schema/site.ts'

export const siteContentRows = (db: Db): Promise<{ name: SiteContentName; value: unknown }[]> =>
  db.selectFrom('site_content').select(['name', 'value']).execute()
