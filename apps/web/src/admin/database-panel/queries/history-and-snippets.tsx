import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { HistoryTab } from './history-tab.tsx'
import { historyAndSnippetsMessages as words } from './history-and-snippets-messages.ts'
import { SnippetsTab } from './snippets-tab.tsx'

interface KeptQueriesProps {
  opened: boolean
  statement: string
  onClose: () => void
  onUse: (statement: string) => void
}

/** The queries that one has run, and those that one keeps under a name. */
export function HistoryAndSnippets({ opened, statement, onClose, onUse }: KeptQueriesProps) {
  return (
    <Dialog title={words.title} opened={opened} onClose={onClose} size={720} fillsPhone>
      {opened && <Kept statement={statement} onUse={onUse} />}
    </Dialog>
  )
}

function Kept({ statement, onUse }: Pick<KeptQueriesProps, 'statement' | 'onUse'>) {
  const [tab, setTab] = useState<'history' | 'snippets'>('history')
  return (
    <div className="dense">
      <Tabs
        label={words.tabs}
        value={tab}
        items={[
          { value: 'history', label: words.history },
          { value: 'snippets', label: words.snippets }
        ]}
        onChange={setTab}
      >
        {tab === 'history' ? (
          <HistoryTab onUse={onUse} />
        ) : (
          <SnippetsTab statement={statement} onUse={onUse} />
        )}
      </Tabs>
    </div>
  )
}
