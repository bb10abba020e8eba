/** A value of a filter. */
export interface FilterOption {
  value: string
  label: string
  /** Count of the rows that have it. */
  count?: number
}

/** A filter with a closed list of values. */
export interface Filter {
  id: string
  label: string
  options: readonly FilterOption[]
  /** Always in the bar; others are added. */
  isPinned?: boolean
}

/** The chosen values of a filter as a text: `Any`, `Active`, `Active, Locked`, `Active and 2 more`. */
export function describeValues(filter: Filter, values: readonly string[]): string {
  const labels = filter.options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
  const [first] = labels
  if (first === undefined) return 'Any'
  return labels.length <= 2 ? labels.join(', ') : `${first} and ${labels.length - 1} more`
}

/** The values with one more, or one less, in the order of the options. */
export function toggleValue(filter: Filter, values: readonly string[], value: string): readonly string[] {
  return filter.options
    .map((option) => option.value)
    .filter((each) => (each === value ? !values.includes(each) : values.includes(each)))
}
