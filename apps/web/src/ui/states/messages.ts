const number = new Intl.NumberFormat('en-GB')

/** Texts of states in the place of content. */
export const stateMessages = {
  copyTrace: 'Copy trace',
  traceCopied: 'Trace copied',
  dropFilter: (filter: string) => `Drop ${filter}`,
  clearFilters: (count: number) => (count === 2 ? 'Clear both' : 'Clear all'),
  filtersOn: (count: number) => (count === 1 ? '1 filter is on.' : `${number.format(count)} filters are on.`),
  matchWithout: (count: number, filter: string) => `${number.format(count)} match without ${filter}.`,
  partly: (done: number, total: number, what: string) =>
    `${number.format(done)} of ${number.format(total)} ${what}.`,
  kept: (name: string, why: string) => `${name} was kept: ${why}.`,
  moreKept: (count: number) => `${number.format(count)} more were kept.`,
  undo: (count: number) => `Undo ${number.format(count)}`,
  notYours: 'You can see this page, not its numbers',
  needs: 'Needs',
  grantedBy: (count: number) =>
    count === 1 ? 'One administrator can grant it.' : `${number.format(count)} administrators can grant it.`,
  askForIt: 'Ask for it'
} as const
