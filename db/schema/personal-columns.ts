/** What erasure does with a personal column: the row goes, the value is emptied, or it is kept for the reason. */
export type Outcome = 'row deleted' | 'emptied' | `kept: ${string}`

type Personal = Readonly<Record<string, Outcome>>
/** `plain`: columns of words that say nothing of a person. */
type TableColumns = { personal?: Personal; plain?: string }

const all = (fate: Outcome, columns: string): Personal =>
  Object.fromEntries(columns.split(' ').map((column) => [column, fate]))

/**
 * Every column that may hold words, by table. Ids, numbers, times and switches are personal only through the row that
 * they stand in, so they are not listed; a place on the map of a person is.
 */
export const columnsOfWords: Readonly<Record<string, TableColumns>> = {
  account: {
    personal: all(
      'row deleted',
      'full_name email phone lost_email first_name last_name address city postal_code tyre_brand password_hash',
    ),
    plain: 'role registered_by',
  },
  admin: { personal: all('row deleted', 'set_up_hash'), plain: 'roles' },
  admin_authenticator: { personal: all('row deleted', 'sealed_key next_sealed_key') },
  admin_challenge: { personal: all('row deleted', 'token_hash passkey_challenge'), plain: 'purpose' },
  admin_passkey: { personal: all('row deleted', 'credential_id name public_key'), plain: 'transports' },
  admin_recovery_code: { personal: all('row deleted', 'code_hash') },
  account_change: { personal: all('row deleted', 'password_hash email number'), plain: 'what' },
  alert: { personal: all('row deleted', 'name brands types place lat lng'), plain: 'covers' },
  alert_round: { plain: 'reason' },
  announcement: { plain: 'title words path audience channels province language state' },
  away_message: { plain: 'content' },
  audit_entry: {
    personal: all(
      'kept: a complaint is answered with them; they go after 365 days',
      'old_values new_values ip_address user_agent',
    ),
    plain: 'action entity_type',
  },
  banner_dismissal: { plain: 'banner' },
  billing_counter: { plain: 'series' },
  billing_settings: { plain: 'name address vat_number bank_details' },
  booking: {
    personal: all(
      'emptied',
      'customer_name customer_email customer_phone comes_name comes_phone plate address notes cancel_reason',
    ),
    plain:
      'code services tyre_brand tyre_model tyre_size rear_brand rear_model rear_size cautions total_lines done_lines location_type status awaiting offered_bays cancelled_by',
  },
  booking_offer: {
    personal: all('emptied', 'note'),
    plain: 'by tyre_brand tyre_model tyre_size rear_brand rear_model rear_size cautions services total_lines state',
  },
  bay_block: { personal: all('kept: nobody is known by it; the row goes 30 days after its end', 'words') },
  booking_reminder: { plain: 'kind outcome' },
  handed: { personal: all('row deleted', 'yes_name') },
  handed_quote: { personal: all('row deleted', 'yes_name') },
  api_key: { plain: 'name prefix token_hash scopes' },
  attachment: { personal: all('emptied', 'name sha256 source_url'), plain: 'state kind type storage_key' },
  bookmark: { personal: all('row deleted', 'notes'), plain: 'type' },
  brand: { plain: 'name aliases' },
  canned_reply: { plain: 'title shortcut content' },
  communication_preference: { personal: all('row deleted', 'switches') },
  consent: {
    personal: all('kept: the law asks for the record, which is by nobody then', 'channel purpose how source'),
  },
  contact: { personal: all('emptied', 'name email whatsapp_address'), plain: 'language time_zone' },
  contact_address: { personal: all('row deleted', 'value'), plain: 'kind' },
  content_template: { plain: 'name language content_sid fingerprint category approval approval_reason' },
  conversation: { personal: all('row deleted', 'state') },
  credit_note: { plain: 'number reason' },
  deal: { plain: 'code title description' },
  delivery_day: { plain: 'channel kind' },
  due_failure: { plain: 'work row_id failure' },
  digest_item: { personal: all('row deleted', 'notice'), plain: 'kind' },
  email_link: { personal: all('row deleted', 'email token_hash'), plain: 'purpose' },
  event: { plain: 'type data trace_id' },
  fitment: { plain: 'make model variant confidence' },
  fitment_given: { plain: 'key' },
  // Masked before they are written, and of nobody.
  misheard: { plain: 'speaker shape words language asked took_for meant' },
  misheard_group: { plain: 'speaker words language asked took_for state label' },
  place_change: { plain: 'what key words place province lat lng' },
  former_tyre: { plain: 'model speed_rating' },
  garage_vehicle: { personal: all('row deleted', 'name make model variant size rear_size plate') },
  idempotency_key: { personal: all('row deleted', 'actor answer fingerprint'), plain: 'endpoint key' },
  import_columns: { plain: 'fields' },
  inbound_message: { personal: all('emptied', 'body content reader_answer'), plain: 'message_sid failure' },
  invoice: {
    personal: all('kept: the tax law asks for it', 'recipient'),
    plain: 'number supplier',
  },
  invoice_reminder: { plain: 'stage' },
  legal_text: { plain: 'name markup' },
  listing: { plain: 'code sku' },
  loose_file: {
    personal: all(
      'kept: nobody is named beside it, and what is neither sent nor of a shop’s reply goes within a day',
      'name sha256',
    ),
    plain: 'kind type storage_key',
  },
  mail: {
    personal: all('emptied', 'to_address subject text html attachments stop_url error_text'),
    plain: 'kind purpose status reason trace_id',
  },
  money_talk: { plain: 'by mark' },
  notification: { personal: all('emptied', 'notice'), plain: 'recipient kind channel decision reason' },
  number_proof: {
    personal: all('row deleted', 'user_agent network name vehicle_make vehicle_model sent_from'),
    plain: 'poll_hash code_hash purpose',
  },
  offer: { plain: 'lat lng type' },
  one_time_code: {
    personal: all('row deleted', 'sent_to name vehicle_make vehicle_model'),
    plain: 'session_hash purpose code_hash',
  },
  outbound_message: {
    personal: all('emptied', 'to_address content opener'),
    plain: 'kind topic purpose channel status reason provider_sid error_text trace_id',
  },
  person_block: { personal: all('row deleted', 'guest_name guest_phone guest_email'), plain: 'reason' },
  payment: { personal: all('kept: the tax law asks for it', 'reference'), plain: 'method reversal_reason' },
  process_heartbeat: { plain: 'name host build facts' },
  push_key: { plain: 'public_key private_key' },
  push_message: { personal: all('row deleted', 'payload'), plain: 'status error_text trace_id' },
  push_subscription: { personal: all('row deleted', 'endpoint p256dh auth device') },
  quote: {
    personal: all('emptied', 'notes'),
    plain: 'reference tyre_brand tyre_model tyre_size extras',
  },
  quote_ask: {
    personal: all('row deleted', 'distance_km'),
    plain: 'state declined_by tyre_brand tyre_model tyre_size total_lines note',
  },
  quote_round: {
    personal: all('row deleted', 'place lat lng notes'),
    plain: 'asked_on size brand services state',
  },
  rate_limit: { plain: 'key' },
  report: { plain: 'about reason outcome' },
  rescue_ask: { plain: 'distance_km services total_lines state note' },
  rescue_round: { personal: all('row deleted', 'first_name place lat lng said'), plain: 'what size state' },
  review: {
    personal: {
      ...all('emptied', 'reviewer'),
      comment: 'kept: the rating of the shop rests on it',
      answer: 'kept: it is the words of the shop',
    },
    plain: 'hidden_for',
  },
  search_activity: { personal: all('kept: for 180 days, by nobody', 'query'), plain: 'channel' },
  send_rate: { plain: 'sender recent' },
  sender_stop: { plain: 'what why' },
  session: { personal: all('row deleted', 'token_hash user_agent'), plain: 'opened_by' },
  shop: {
    personal: all('kept: a shop publishes how it is reached', 'contact_phone contact_email'),
    plain:
      'slug name billing_name vat_number description address suburb city province lat lng website logo_url business_status rejection_reason more_asked specialties service_area payment_ways instalment_names fleet_card_names rating',
  },
  shop_document: { personal: all('row deleted', 'name sha256 storage_key'), plain: 'kind type' },
  shop_history: { personal: all('kept: they are the words of an admin about a shop', 'words'), plain: 'what' },
  shop_image: { plain: 'url alt' },
  loose_picture: { plain: 'url' },
  shop_invitation: { personal: all('row deleted', 'email phone token_hash'), plain: 'role outcome' },
  saved_view: { personal: all('row deleted', 'name query'), plain: 'page' },
  shop_member: { plain: 'role' },
  shop_notice: { plain: 'cause' },
  shop_service: { plain: 'service minutes_by_quantity' },
  shop_suggestion: { plain: 'shop place same' },
  shop_special_day: { plain: 'reason' },
  sign_in_link: { personal: all('row deleted', 'token_hash') },
  site_content: { plain: 'name value' },
  stock_import: { plain: 'file_name header columns state answers' },
  stock_import_row: { plain: 'cells fate problem tyre asks brand' },
  stock_import_undo: { plain: 'before after' },
  switch: { plain: 'name reason' },
  thread: { personal: all('emptied', 'subject'), plain: 'type status quote_reference' },
  thread_label: { plain: 'name color' },
  thread_message: { personal: all('emptied', 'content metadata'), plain: 'message_type client_key money_mark' },
  thread_note: { personal: all('row deleted', 'content') },
  thread_participant: { personal: all('emptied', 'guest_name guest_email guest_phone called'), plain: 'role' },
  trouble: { plain: 'key what detail' },
  tyre: { plain: 'model type speed_rating image_url wet_grip fuel_efficiency noise_class' },
  sent_picture: { personal: all('kept: the address goes once the picture was fetched', 'source_url') },
  tyre_picture: { plain: 'link problem' },
  tyre_size: { plain: 'code usual_speed_rating' },
  undo_step: { personal: all('row deleted', 'before after'), plain: 'what' },
  unknown_place: { plain: 'text' },
  unknown_vehicle: { plain: 'text make model' },
  vehicle_alias: { plain: 'words make model' },
  webhook_delivery: { plain: 'type status error_text' },
  webhook_endpoint: { plain: 'url salt' },
}
