/** What an admin has to mend. */
export type Incident =
  | 'sender_stopped'
  | 'starts_stopped'
  | 'budget_used'
  | 'codes_nearly_used'
  | 'template_missing'
  | 'template_refused'
  | 'message_refused'
  | 'message_set_aside'
  | 'work_set_aside'
  | 'switched_off'
  | 'switched_on'
