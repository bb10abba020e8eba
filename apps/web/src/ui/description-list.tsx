import type { ReactNode } from 'react'

interface DescriptionListProps {
  rows: readonly (readonly [name: string, value: ReactNode])[]
}

/** A description list: names with their values, a row each. */
export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
