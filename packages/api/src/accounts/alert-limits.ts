/** Limits of alert rules, silences, notes and incidents. */
export const alertLimits = {
  /** Rules of the installation. */
  rules: 100,
  /** Characters of a name. */
  name: 80,
  /** Characters of a note or a reason. */
  note: 500,
  /** Seconds for which a condition may have to hold. */
  forSeconds: 24 * 60 * 60,
  /** Administrators who get a mail. */
  mailTo: 20,
  /** Days of a silence. */
  silenceDays: 30,
  /** Webhooks of the installation. */
  webhooks: 20,
  /** How often a rule fires within an hour before it counts as flapping. */
  firesAnHour: 3,
  /** Characters of the title of an incident. */
  incidentTitle: 120,
  /** Notes on an incident. */
  incidentNotes: 200,
  /** Entries of each source in the time line of an incident. */
  incidentEntries: 200,
  /** Minutes before an incident with which its time line begins. */
  incidentLeadMinutes: 15
} as const
