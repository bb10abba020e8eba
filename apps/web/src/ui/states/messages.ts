const number = new Intl.NumberFormat('en-GB')

/** Texts of states in the place of content. */
export const stateMessages = {
  copyTrace: 'Copy trace',
  traceCopied: 'Trace copied',
  dropFilter: (filter: string) => `Drop ${filter}`,
  clearFilters: (count: number) => (count === 2 ? 'Clear both' : 'Clear all'),
  filtersOn: (count: number) => (count === 1 ? '1 filter is on.' : `${number.format(count)} filters are on.`),
  matchWithout: (count: number, filter: string) => `${number.format(count)} match without ${filter}.`,
  noPage: (page: number) => `Page ${number.format(page)} does not exist`,
  lastIs: (page: number) => `The last is ${number.format(page)}.`,
  endsBefore: 'The list ends before it.',
  goToPage: (page: number) => (page === 1 ? 'Go to the first page' : `Go to page ${number.format(page)}`),
  partly: (done: number, total: number, what: string) =>
    `${number.format(done)} of ${number.format(total)} ${what}.`,
  kept: (name: string, why: string) => `${name} was kept: ${why}.`,
  moreUnchanged: (count: number) => `${number.format(count)} more were kept.`,
  undo: (count: number) => `Undo ${number.format(count)}`
} as const
