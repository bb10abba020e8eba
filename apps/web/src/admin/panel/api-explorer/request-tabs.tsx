import type { ExplorerAuthentication } from '@sitewright/api'
import { useState } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'
import type { ApiDocument, Operation } from './api-document.ts'
import { BodyTab } from './body-tab.tsx'
import styles from './call-workspace.module.css'
import { HeadersTab } from './headers-tab.tsx'
import { explorerMessages as words } from './messages.ts'
import { ParameterField } from './parameter-field.tsx'
import { keyOf, type PreparedRequest, type RequestDraft } from './request-draft.ts'
import { SnippetTab } from './snippet-tab.tsx'

export interface RequestPartProps {
  document: ApiDocument
  operation: Operation
  draft: RequestDraft
  /** The call as it would be sent now. */
  request: PreparedRequest
  /** Keys of required parameters without a value, once the call was tried. */
  missing: readonly string[]
  authentication: ExplorerAuthentication
  /** Whether it is run as a role, so that all of it is rolled back. */
  isRolledBack: boolean
  onChange: (change: Partial<RequestDraft>) => void
}

type TabName = keyof typeof words.tabs

/** The parts of a request: parameters, headers, body, and the call in other languages. */
export function RequestTabs(props: RequestPartProps) {
  const [tab, setTab] = useState<TabName>('parameters')
  const inAddress = props.operation.parameters.filter((parameter) => parameter.in !== 'header')
  const items = (Object.keys(words.tabs) as TabName[]).map((value) => ({
    value,
    label: (
      <>
        {words.tabs[value]}
        {value === 'parameters' && inAddress.length > 0 && <span className="n">{inAddress.length}</span>}
      </>
    )
  }))
  return (
    <Tabs
      label={words.requestTabs}
      value={tab}
      items={items}
      onChange={setTab}
      rowClass={styles.tabs}
      panelClass={styles.part}
    >
      {tab === 'parameters' && <Parameters {...props} place="address" />}
      {tab === 'headers' && <HeadersTab {...props} />}
      {tab === 'body' && <BodyTab {...props} />}
      {tab === 'code' && <SnippetTab {...props} />}
    </Tabs>
  )
}

/** The fields of parameters: those of path and query, or those of headers. */
export function Parameters({
  operation,
  draft,
  missing,
  onChange,
  place
}: RequestPartProps & { place: 'address' | 'header' }) {
  const shown = operation.parameters.filter(
    (parameter) => (parameter.in === 'header') === (place === 'header')
  )
  if (shown.length === 0)
    return place === 'address' ? <p className={styles.nothing}>{words.noParameters}</p> : null
  return shown.map((parameter) => {
    const key = keyOf(parameter)
    return (
      <ParameterField
        key={key}
        parameter={parameter}
        value={draft.values[key] ?? ''}
        isMissing={missing.includes(key)}
        onChange={(value) => onChange({ values: { ...draft.values, [key]: value } })}
      />
    )
  })
}
