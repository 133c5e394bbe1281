import type { AlertMatchTable, AlertRoundTable, AlertTable } from './alerts.ts'
import type { NumberProofTable, OneTimeCodeTable, SessionTable, SignInLinkTable } from './auth.ts'
import type { BookingReminderTable, BookingTable } from './bookings.ts'
import type {
  BrandTable,
  FitmentSizeTable,
  FitmentTable,
  TyreSizeTable,
  TyreTable,
  UnknownVehicleTable,
} from './catalogue.ts'
import type { DigestItemTable, EventTable, NotificationTable, RateLimitTable } from './events.ts'
import type { IdempotencyKeyTable } from './idempotency.ts'
import type {
  ContentTemplateTable,
  ConversationTable,
  InboundMessageTable,
  MailTable,
  OutboundMessageTable,
  SenderStopTable,
  SendPaceTable,
  SendRateTable,
  StartedConversationTable,
  TroubleTable,
} from './messaging.ts'
import type {
  AccountTable,
  CommunicationPreferenceTable,
  ConsentTable,
  ContactAddressTable,
  ContactTable,
} from './people.ts'
import type {
  DealTable,
  DemoSeedTable,
  ListingTable,
  OfferTable,
  SearchActivityTable,
  ShopHoursTable,
  ShopServiceTable,
  ShopSpecialDayTable,
  ShopStaffTable,
  ShopTable,
} from './shops.ts'

export type Database = {
  account: AccountTable
  alert: AlertTable
  alert_match: AlertMatchTable
  alert_round: AlertRoundTable
  booking: BookingTable
  booking_reminder: BookingReminderTable
  brand: BrandTable
  communication_preference: CommunicationPreferenceTable
  consent: ConsentTable
  contact: ContactTable
  contact_address: ContactAddressTable
  content_template: ContentTemplateTable
  conversation: ConversationTable
  deal: DealTable
  demo_seed: DemoSeedTable
  digest_item: DigestItemTable
  event: EventTable
  fitment: FitmentTable
  fitment_size: FitmentSizeTable
  idempotency_key: IdempotencyKeyTable
  inbound_message: InboundMessageTable
  listing: ListingTable
  mail: MailTable
  notification: NotificationTable
  number_proof: NumberProofTable
  offer: OfferTable
  one_time_code: OneTimeCodeTable
  outbound_message: OutboundMessageTable
  rate_limit: RateLimitTable
  search_activity: SearchActivityTable
  send_pace: SendPaceTable
  send_rate: SendRateTable
  sender_stop: SenderStopTable
  session: SessionTable
  shop: ShopTable
  shop_hours: ShopHoursTable
  shop_service: ShopServiceTable
  shop_special_day: ShopSpecialDayTable
  shop_staff: ShopStaffTable
  sign_in_link: SignInLinkTable
  started_conversation: StartedConversationTable
  trouble: TroubleTable
  tyre: TyreTable
  tyre_size: TyreSizeTable
  unknown_vehicle: UnknownVehicleTable
}
