const number = new Intl.NumberFormat('en-GB')

/** Texts of filter bars and bulk bars. */
export const filterMessages = {
  addFilter: 'Filter',
  filters: 'More filters',
  clear: 'Clear',
  removeFilter: (label: string) => `Remove the filter ${label}`,
  views: 'Saved views',
  bulkActs: 'Acts on the selection',
  selected: (count: number) => `${number.format(count)} selected`,
  selectMatching: (total: number) => `Select all ${number.format(total)}`,
  clearSelection: 'Clear the selection'
} as const
