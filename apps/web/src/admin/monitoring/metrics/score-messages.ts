/** Texts of the health score. */
export const scoreMessages = {
  title: 'Health score',
  lead: 'From 90 healthy, from 70 a warning, below that critical.',
  part: 'Part',
  weight: 'Weight',
  value: 'Score',
  reason: 'Why'
} as const
