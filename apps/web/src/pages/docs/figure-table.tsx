import { frameworkIds, frameworkOf } from '@sitewright/catalog'
import { DataTable } from './data-table.tsx'
import { boardMessages as messages } from './board-messages.ts'
import { boardDate, figuresOf, isOutdated } from '../../lib/proof/figures.ts'
import { proofMessages } from '../../lib/proof/messages.ts'

/** The figures of each framework that was measured. */
export function FigureTable() {
  const measured = frameworkIds.flatMap((id) => {
    const figures = figuresOf(id)
    return figures === undefined ? [] : [{ id, figures }]
  })
  const outdated = measured.filter(({ id }) => isOutdated(id)).map(({ id }) => frameworkOf(id).name)
  return (
    <>
      <p>
        {proofMessages.measured(boardDate)}. {outdated.length > 0 && messages.outdated(outdated.join(', '))}
      </p>
      <DataTable
        label={messages.figures}
        head={messages.figureHeads}
        rows={measured.map(({ id, figures }) => [
          frameworkOf(id).name,
          figures.version,
          proofMessages.kilobytes(figures.home.recommended),
          proofMessages.kilobytes(figures.home.everything),
          proofMessages.seconds(figures.seconds.build),
          proofMessages.seconds(figures.seconds.types),
          proofMessages.packages(figures.packages, figures.megabytes),
          Object.values(figures.scores.everything).join(', '),
          proofMessages.of(figures.passed, figures.tried)
        ])}
      />
    </>
  )
}
