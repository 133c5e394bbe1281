import type { ApiScope } from '#core/contracts/forms/integrations.ts'
import type { ImportAnswers, ImportQuestion, ImportState, RowOutcome } from '#core/contracts/seller/imports.ts'
import type { CatalogueColumns } from '#core/rules/imports/catalogue-columns.ts'
import type { ImportColumns } from '#core/rules/imports/columns.ts'
import type { RememberedColumns } from '#core/rules/imports/guess-columns.ts'
import type { Defaulted, DefaultedJson, Instant, Json, Optional, OptionalInstant } from './columns.ts'
import type { StockColumns } from './shops.ts'

export type StockImportTable = {
  id: Defaulted<string>
  shop_id: Optional<string>
  contact_id: Optional<string>
  file_name: string
  header: string[]
  columns: Json<ImportColumns & CatalogueColumns>
  state: ImportState
  all_or_nothing: Defaulted<boolean>
  progress: Defaulted<number>
  total: number
  rows_new: Defaulted<number>
  rows_changed: Defaulted<number>
  rows_same: Defaulted<number>
  rows_wrong: Defaulted<number>
  rows_waits: Defaulted<number>
  answers: DefaultedJson<ImportAnswers>
  undone_at: OptionalInstant
  claim: Optional<string>
  claimed_until: OptionalInstant
  attempts: Defaulted<number>
  created_at: Instant
  finished_at: OptionalInstant
}

export type StockImportRowTable = {
  import_id: string
  line: number
  cells: string[]
  fate: Optional<RowOutcome>
  problem: Optional<string>
  tyre: Defaulted<string>
  adds_tyre: Defaulted<boolean>
  old_price_cents: Optional<number>
  price_cents: Optional<number>
  old_quantity: Optional<number>
  quantity: Optional<number>
  asks: Optional<ImportQuestion>
  brand: Optional<string>
}

/** Listings as they stood, as steps keep them: a step lacks the columns that came after it. */
export type StockKept = (Partial<StockColumns> & { id: string; confirmed_at: string | null })[]

export type StockImportUndoTable = {
  import_id: string
  before: Json<StockKept>
  after: Json<StockKept>
  until: Instant
}

export type ImportColumnsTable = { shop_id: string; fields: Json<RememberedColumns> }

export type ApiKeyTable = {
  id: Defaulted<string>
  shop_id: string
  name: string
  prefix: string
  token_hash: string
  scopes: ApiScope[]
  made_by: Optional<string>
  created_at: Instant
  last_used_at: OptionalInstant
  revoked_at: OptionalInstant
}

export type WebhookEndpointTable = {
  id: Defaulted<string>
  shop_id: string
  url: string
  salt: string
  made_by: Optional<string>
  created_at: Instant
  failing_since: OptionalInstant
  disabled_at: OptionalInstant
}

export type WebhookDeliveryTable = {
  id: Defaulted<string>
  endpoint_id: string
  booking_id: Optional<string>
  event_id: string
  type: string
  happened_at: Instant
  status: 'queued' | 'sending' | 'delivered' | 'failed'
  due_at: Instant
  attempts: Defaulted<number>
  response_status: Optional<number>
  error_text: Optional<string>
  created_at: Instant
  settled_at: OptionalInstant
}
