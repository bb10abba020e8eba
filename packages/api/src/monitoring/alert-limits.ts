/** Limits of alert rules, silences, notes and incidents. */
export const alertLimits = {
  /** Rules per installation. */
  rules: 100,
  /** Characters of a name. */
  name: 80,
  /** Characters of a note or a reason. */
  note: 500,
  /** Maximum seconds for which a condition has to hold. */
  forSeconds: 24 * 60 * 60,
  /** Administrators who are notified by mail. */
  mailTo: 20,
  /** Maximum days of a silence. */
  silenceDays: 30,
  /** Webhooks per installation. */
  webhooks: 20,
  /** Number of alerts of a rule per hour above which it is flapping. */
  firesAnHour: 3,
  /** Characters of the title of an incident. */
  incidentTitle: 120,
  /** Notes per incident. */
  incidentNotes: 200,
  /** Entries per source in the timeline of an incident. */
  incidentEntries: 200,
  /** Minutes before an incident that its timeline includes. */
  incidentLeadMinutes: 15
} as const
