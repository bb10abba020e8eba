import { frameworkIds, frameworkOf } from '@sitewright/catalog'
import { DataTable } from './data-table.tsx'
import { docsMessages as messages } from './messages.ts'

export function FrameworkTable() {
  return (
    <>
      <h2>{messages.frameworks}</h2>
      <p>{messages.frameworksText}</p>
      <DataTable
        label={messages.frameworks}
        head={['Framework', 'Best for', 'Learning curve', 'State']}
        rows={frameworkIds.map((id) => {
          const { name, bestFor, learningCurve, unavailable } = frameworkOf(id)
          return [name, bestFor.join(', '), learningCurve, unavailable ? 'Planned' : 'Available'] as const
        })}
      />
    </>
  )
}
