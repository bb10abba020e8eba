const number = new Intl.NumberFormat('en-GB')

/** Texts of filter bars and bulk bars. */
export const filterMessages = {
  addFilter: 'Filter',
  filters: 'More filters',
  clear: 'Clear',
  removeFilter: (label: string) => `Remove the filter ${label}`,
  views: 'Saved views',
  changed: 'changed',
  bulkActs: 'Actions for the selection',
  selected: (count: number) => `${number.format(count)} selected`,
  selectMatching: (total: number | undefined) =>
    total === undefined ? 'Select all that match' : `Select all ${number.format(total)}`,
  counting: 'Counting all that match',
  allMatching: 'All that match',
  clearSelection: 'Clear the selection'
} as const
