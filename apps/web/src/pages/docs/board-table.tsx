import { advise } from '@sitewright/advisor'
import { frameworkOf } from '@sitewright/catalog'
import { siteOfCombination, siteOfNamed, type Site } from '@sitewright/site'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../../builder/builder-context.tsx'
import { withUndo } from '../../builder/configuration.ts'
import { openSite } from '../../builder/load-check-css.ts'
import type { BoardRow } from '../../lib/proof/board.ts'
import saved from '../../lib/proof/rows.json' with { type: 'json' }
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { boardMessages as messages } from './board-messages.ts'
import { DataTable } from './data-table.tsx'

const rows = saved as readonly BoardRow[]

function siteOf({ name, framework, combination }: BoardRow): Site {
  return combination === undefined
    ? siteOfNamed(name ?? 'recommended', framework)
    : siteOfCombination(combination)
}

/** Every combination of the last run; each opens in the builder. */
export function BoardTable() {
  const navigate = useNavigate()
  const store = useBuilderStore()
  const open = async (id: number, site: Site): Promise<void> => {
    await withUndo(store, async () => {
      // With its advice: it opens past the step that would replace the choices of the row.
      await openSite(store, { ...site, aiRecommendations: advise(site.businessInfo) })
      toast({ tone: 'success', text: messages.opened(id) })
      return true
    })
    await navigate('/builder')
  }
  return (
    <DataTable
      label={messages.title}
      head={messages.heads}
      rows={rows.map((row) => {
        const site = siteOf(row)
        const { layout, fontFamily } = site.customization
        return [
          String(row.id),
          frameworkOf(row.framework).name,
          site.typescript ? messages.typescript : messages.javascript,
          row.name === undefined ? messages.features(site.selectedFeatures.length) : messages.named[row.name],
          messages.look(layout, fontFamily),
          messages.hosts(site.deployment.platforms),
          messages.kilobytes(row.home),
          row.passed ? messages.passed : messages.failed,
          <Button
            key={row.id}
            kind="quiet"
            size="sm"
            onClick={() => void open(row.id, site)}
            aria-label={messages.openRow(row.id)}
          >
            {messages.open}
          </Button>
        ]
      })}
    />
  )
}
