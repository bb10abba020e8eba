import { lazy, Suspense } from 'react'
import { frameworkIds, frameworkOf } from '@sitewright/catalog'
import { boardMessages } from './board-messages.ts'
import { lowercaseFirst } from '../../lib/lowercase-first.ts'
import { FigureTable } from './figure-table.tsx'
import { boardDate, boardFigures, countCombinations } from '../../lib/proof/figures.ts'
import { DataTable } from './data-table.tsx'
import { docsHeads, docsMessages as messages } from './messages.ts'

/** Loaded with the tab: it brings every row and the sites of them. */
const BoardTable = lazy(async () => ({ default: (await import('./board-table.tsx')).BoardTable }))

export function FrameworkTable() {
  const { passed, tried } = countCombinations()
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
            [bestFor[0], ...bestFor.slice(1).map(lowercaseFirst)].join(', '),
            learningCurve,
            unavailable ? messages.planned : messages.available
          ] as const
        })}
      />
      <h2>{boardMessages.figures}</h2>
      <FigureTable />
      <h2>{boardMessages.title}</h2>
      <p>{boardMessages.text(passed, tried, boardDate)}</p>
      <p>{boardMessages.checks}</p>
      <p>
        {boardMessages.machine(
          boardFigures.processor,
          boardFigures.cores,
          boardFigures.node,
          boardFigures.browser
        )}
      </p>
      <Suspense fallback={<p>{boardMessages.loading}</p>}>
        <BoardTable />
      </Suspense>
    </>
  )
}
