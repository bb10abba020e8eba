import { frameworkIds, frameworkOf } from '@sitewright/catalog'
import { DataTable } from './data-table.tsx'

export function FrameworkTable() {
  return (
    <>
      <h2>Frameworks</h2>
      <p>
        A project is written in one framework, in TypeScript or JavaScript. A framework is offered once its
        reference app is built, tested and measured like the others; until then it is listed as planned.
      </p>
      <DataTable
        label="Frameworks"
        head={['Framework', 'Best for', 'Learning curve', 'State']}
        rows={frameworkIds.map((id) => {
          const { name, bestFor, learningCurve, unavailable } = frameworkOf(id)
          return [name, bestFor.join(', '), learningCurve, unavailable ? 'Planned' : 'Available'] as const
        })}
      />
    </>
  )
}
