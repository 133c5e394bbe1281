import type {
  AdminAuthenticatorTable,
  AdminChallengeTable,
  AdminPasskeyTable,
  AdminRecoveryCodeTable,
  AdminTable,
} from './admin.ts'
import type { AlertMatchTable, AlertRoundTable, AlertTable } from './alerts.ts'
import type {
  AccountChangeTable,
  EmailLinkTable,
  NumberProofTable,
  OneTimeCodeTable,
  SessionTable,
  SignInLinkTable,
} from './auth.ts'
import type { BayBlockTable, BookingOfferTable, BookingReminderTable, BookingTable, HandedTable } from './bookings.ts'
import type {
  BrandTable,
  FitmentGivenTable,
  FitmentSizeTable,
  FitmentTable,
  FormerTyreTable,
  TyrePictureTable,
  TyreSizeTable,
  TyreTable,
  UnknownVehicleTable,
  VehicleAliasTable,
} from './catalogue.ts'
import type {
  AnnouncementRecipientTable,
  AnnouncementTable,
  LegalTextTable,
  TemplateCheckTable,
} from './console/announcements.ts'
import type {
  BillingCounterTable,
  BillingRunTable,
  BillingSettingsTable,
  CreditNoteTable,
  InvoiceReminderTable,
  InvoiceTable,
  PaymentTable,
} from './console/billing.ts'
import type {
  PlaceChangeTable,
  UnknownPlaceTable,
  UnrecognisedGroupTable,
  UnrecognisedTable,
} from './console/language-notes.ts'
import type {
  HandedQuoteTable,
  QuoteAskTable,
  QuoteRoundTable,
  RescueAskTable,
  RescueRoundTable,
  ShopCallOutHoursTable,
} from './deal/rounds.ts'
import type { DigestItemTable, EventTable, NotificationTable, RateLimitTable } from './events.ts'
import type { AttachmentTable, LooseFileTable } from './files.ts'
import type {
  AwayMessageTable,
  CannedReplyTable,
  PersonBlockTable,
  ReportTable,
  ShopBlockTable,
  ShopSuggestionTable,
  ThreadLabelledTable,
  ThreadLabelTable,
  ThreadNoteTable,
} from './inbox.ts'
import type {
  ApiKeyTable,
  ImportColumnsTable,
  StockImportRowTable,
  StockImportTable,
  StockImportUndoTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
} from './integrations.ts'
import type { ShopDocumentTable, ShopHistoryTable, ShopInvitationTable } from './joining.ts'
import type {
  ContentTemplateTable,
  ConversationTable,
  InboundMessageTable,
  IncidentTable,
  MailTable,
  OutboundMessageTable,
  ReaderDayTable,
  SenderStopTable,
  SendPaceTable,
  SendRateTable,
  StartedConversationTable,
} from './messaging.ts'
import type { DeliveryDayTable, DueFailureTable, ProcessHeartbeatTable, SwitchTable } from './operations/running.ts'
import type {
  AccountTable,
  CommunicationPreferenceTable,
  ConsentTable,
  ContactAddressTable,
  ContactTable,
  GarageVehicleTable,
} from './people.ts'
import type {
  BannerDismissalTable,
  DealTable,
  DemoSeedTable,
  FiguresDayTable,
  ListingTable,
  OfferTable,
  SavedViewTable,
  SearchActivityTable,
  SentPictureTable,
  ShopDayTable,
  ShopHoursTable,
  ShopMemberTable,
  ShopNoticeCheckTable,
  ShopNoticeMarkTable,
  ShopNoticeTable,
  ShopServiceTable,
  ShopSpecialDayTable,
  ShopTable,
  ShopViewDayTable,
} from './shops.ts'
import type {
  AuditEntryTable,
  IdempotencyKeyTable,
  LoosePictureTable,
  PushKeyTable,
  PushMessageTable,
  PushSubscriptionTable,
  ShopImageTable,
  SiteContentTable,
  UndoStepTable,
} from './site.ts'
import type {
  BookmarkTable,
  MoneyTalkTable,
  QuoteTable,
  ReviewTable,
  ThreadMessageStateTable,
  ThreadMessageTable,
  ThreadParticipantTable,
  ThreadTable,
} from './threads.ts'

export type Database = {
  admin: AdminTable
  admin_authenticator: AdminAuthenticatorTable
  admin_challenge: AdminChallengeTable
  admin_passkey: AdminPasskeyTable
  admin_recovery_code: AdminRecoveryCodeTable
  account: AccountTable
  account_change: AccountChangeTable
  alert: AlertTable
  alert_match: AlertMatchTable
  alert_round: AlertRoundTable
  announcement: AnnouncementTable
  announcement_recipient: AnnouncementRecipientTable
  api_key: ApiKeyTable
  attachment: AttachmentTable
  billing_counter: BillingCounterTable
  billing_run: BillingRunTable
  billing_settings: BillingSettingsTable
  credit_note: CreditNoteTable
  invoice: InvoiceTable
  invoice_reminder: InvoiceReminderTable
  loose_file: LooseFileTable
  away_message: AwayMessageTable
  bay_block: BayBlockTable
  banner_dismissal: BannerDismissalTable
  booking: BookingTable
  booking_offer: BookingOfferTable
  booking_reminder: BookingReminderTable
  handed: HandedTable
  handed_quote: HandedQuoteTable
  bookmark: BookmarkTable
  brand: BrandTable
  canned_reply: CannedReplyTable
  communication_preference: CommunicationPreferenceTable
  consent: ConsentTable
  contact: ContactTable
  contact_address: ContactAddressTable
  content_template: ContentTemplateTable
  conversation: ConversationTable
  deal: DealTable
  delivery_day: DeliveryDayTable
  due_failure: DueFailureTable
  demo_seed: DemoSeedTable
  digest_item: DigestItemTable
  email_link: EmailLinkTable
  event: EventTable
  figures_day: FiguresDayTable
  fitment: FitmentTable
  fitment_given: FitmentGivenTable
  fitment_size: FitmentSizeTable
  former_tyre: FormerTyreTable
  garage_vehicle: GarageVehicleTable
  idempotency_key: IdempotencyKeyTable
  import_columns: ImportColumnsTable
  inbound_message: InboundMessageTable
  reader_day: ReaderDayTable
  legal_text: LegalTextTable
  listing: ListingTable
  mail: MailTable
  notification: NotificationTable
  number_proof: NumberProofTable
  offer: OfferTable
  one_time_code: OneTimeCodeTable
  outbound_message: OutboundMessageTable
  person_block: PersonBlockTable
  payment: PaymentTable
  process_heartbeat: ProcessHeartbeatTable
  push_key: PushKeyTable
  push_message: PushMessageTable
  push_subscription: PushSubscriptionTable
  quote: QuoteTable
  quote_ask: QuoteAskTable
  quote_round: QuoteRoundTable
  rate_limit: RateLimitTable
  report: ReportTable
  rescue_ask: RescueAskTable
  rescue_round: RescueRoundTable
  review: ReviewTable
  search_activity: SearchActivityTable
  send_pace: SendPaceTable
  send_rate: SendRateTable
  sender_stop: SenderStopTable
  session: SessionTable
  shop: ShopTable
  shop_block: ShopBlockTable
  shop_document: ShopDocumentTable
  shop_history: ShopHistoryTable
  shop_call_out_hours: ShopCallOutHoursTable
  shop_day: ShopDayTable
  shop_hours: ShopHoursTable
  shop_image: ShopImageTable
  loose_picture: LoosePictureTable
  shop_invitation: ShopInvitationTable
  shop_notice: ShopNoticeTable
  shop_notice_check: ShopNoticeCheckTable
  shop_notice_mark: ShopNoticeMarkTable
  shop_service: ShopServiceTable
  shop_suggestion: ShopSuggestionTable
  shop_special_day: ShopSpecialDayTable
  saved_view: SavedViewTable
  shop_member: ShopMemberTable
  shop_view_day: ShopViewDayTable
  sign_in_link: SignInLinkTable
  site_content: SiteContentTable
  started_conversation: StartedConversationTable
  stock_import: StockImportTable
  stock_import_row: StockImportRowTable
  stock_import_undo: StockImportUndoTable
  switch: SwitchTable
  template_check: TemplateCheckTable
  thread: ThreadTable
  thread_label: ThreadLabelTable
  thread_labelled: ThreadLabelledTable
  thread_message: ThreadMessageTable
  thread_message_state: ThreadMessageStateTable
  thread_note: ThreadNoteTable
  money_talk: MoneyTalkTable
  thread_participant: ThreadParticipantTable
  trouble: IncidentTable
  tyre: TyreTable
  sent_picture: SentPictureTable
  tyre_picture: TyrePictureTable
  tyre_size: TyreSizeTable
  audit_entry: AuditEntryTable
  undo_step: UndoStepTable
  unknown_place: UnknownPlaceTable
  unknown_vehicle: UnknownVehicleTable
  vehicle_alias: VehicleAliasTable
  place_change: PlaceChangeTable
  misheard: UnrecognisedTable
  misheard_group: UnrecognisedGroupTable
  webhook_delivery: WebhookDeliveryTable
  webhook_endpoint: WebhookEndpointTable
}
