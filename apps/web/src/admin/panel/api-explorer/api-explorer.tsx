import { mayRead } from '@sitewright/api/access'
import type { SessionUser } from '@sitewright/api'
import { useMemo, useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { findPerformance, groupByTag, listOperations, type ApiDocument } from './api-document.ts'
import styles from './api-explorer.module.css'
import { CallWorkspace } from './call-workspace.tsx'
import { toReplayed, type Credentials } from './credentials.ts'
import { explorerAddress } from './explorer-address.ts'
import { useApiDocument, useRoutePerformance } from './explorer.api.ts'
import { explorerMessages as words } from './messages.ts'
import { OperationList } from './operation-list.tsx'
import { useReplay } from './use-replay.ts'
import { useSafeMode } from './use-safe-mode.ts'
import { uiMessages } from '../../../ui/messages.ts'

/** The API explorer: every call of the server that answers, sent with one's own session (spec 2 §2). */
export function ApiExplorer() {
  const document = useApiDocument()
  return (
    <>
      <title>{uiMessages.documentTitle(words.title)}</title>
      <h1 className="vh">{words.title}</h1>
      {document.data === undefined ? (
        <QueryPlaceholder
          query={document}
          rows={10}
          label={words.list}
          failed={words.failedToLoad}
          explain={() => words.failedText}
        />
      ) : (
        <Explorer document={document.data} />
      )}
    </>
  )
}

function Explorer({ document }: { document: ApiDocument }) {
  const user = useOutletContext<SessionUser>()
  const [state, setState] = useAddressState(explorerAddress)
  const readsNumbers = mayRead(user.permissions, 'monitoring.read')
  const routes = useRoutePerformance(readsNumbers)
  const safeMode = useSafeMode()
  const [replay, setReplay] = useReplay()
  const [credentials, setCredentials] = useState<Credentials>({ kind: 'session' })
  const operations = useMemo(() => listOperations(document), [document])
  const first = groupByTag(operations)[0]?.operations[0]
  const chosen = state.call === undefined ? first : operations.find(({ id }) => id === state.call)
  return (
    <div className={`dense ${styles.explorer}`}>
      <OperationList
        operations={operations}
        routes={routes}
        readsNumbers={readsNumbers}
        state={state}
        chosen={chosen?.id}
        onFilter={(change) => setState((before) => ({ ...before, ...change }), { replace: true })}
      />
      {chosen === undefined ? (
        <StatePanel title={words.unknownCall} text={words.unknownText} />
      ) : (
        <CallWorkspace
          key={`${chosen.id} ${replay?.past.operation === chosen.id ? replay.number : ''}`}
          document={document}
          operation={chosen}
          performance={findPerformance(chosen, routes)}
          isMeasured={routes !== undefined}
          safeMode={safeMode}
          credentials={credentials}
          onCredentials={setCredentials}
          replay={replay?.past.operation === chosen.id ? replay : undefined}
          onReplay={(past) => {
            setReplay(past)
            setCredentials((before) => toReplayed(before, past))
            setState((before) => ({ ...before, call: past.operation }))
          }}
        />
      )}
    </div>
  )
}
