import { useState } from 'react'
import { SegmentedControl } from '../../../ui/choice.tsx'
import styles from './call-workspace.module.css'
import { CopyButton } from './copy-button.tsx'
import { explorerMessages as words } from './messages.ts'
import type { RequestPartProps } from './request-tabs.tsx'
import { snippetLanguages, toSnippet, type SnippetLanguage } from './snippets.ts'

const options = snippetLanguages.map((value) => ({ value, label: words.languages[value] }))

/** The call as curl, fetch and Python write it, for a caller with a token of its own. */
export function SnippetTab(props: RequestPartProps) {
  const { document, operation, request, authentication, isRolledBack } = props
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const snippet = toSnippet(language, request, {
    origin: location.origin,
    document,
    operation,
    authentication
  })
  return (
    <div className={styles.padded}>
      <div className={styles.snippetHead}>
        <SegmentedControl
          label={words.language}
          name="snippet"
          value={language}
          options={options}
          onChange={setLanguage}
        />
        <CopyButton text={snippet} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus */}
      <pre className={styles.code} role="group" aria-label={words.languages[language]} tabIndex={0}>
        {snippet}
      </pre>
      <p>{words.snippetNote}</p>
      {isRolledBack && <p>{words.asRole.snippetNote}</p>}
    </div>
  )
}
