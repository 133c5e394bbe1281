import type { Updateable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { CommunicationPreferenceTable } from '#db/schema/people.ts'

export const updatePreferences = (db: Db, contactId: string, change: Updateable<CommunicationPreferenceTable>) =>
  db.updateTable('communication_preference').set(change).where('contact_id', '=', contactId).execute()

export const switchOffAdvertisingMail = (db: Db, contactId: string, at: Date) =>
  updatePreferences(db, contactId, { email_deals: false, email_marketing: false, updated_at: at })
