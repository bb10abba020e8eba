import { frameworkIds, frameworkOf } from '@sitewright/catalog'
import { DataTable } from './data-table.tsx'
import { docsHeads, docsMessages as messages } from './messages.ts'

export function FrameworkTable() {
  return (
    <>
      <h2>{messages.frameworks}</h2>
      <p>{messages.frameworksText}</p>
      <DataTable
        label={messages.frameworks}
        head={docsHeads.frameworks}
        rows={frameworkIds.map((id) => {
          const { name, bestFor, learningCurve, unavailable } = frameworkOf(id)
          return [
            name,
            bestFor.join(', '),
            learningCurve,
            unavailable ? messages.planned : messages.available
          ] as const
        })}
      />
    </>
  )
}
