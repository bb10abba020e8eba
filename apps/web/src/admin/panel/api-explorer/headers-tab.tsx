import styles from './call-workspace.module.css'
import { placeholderHeaders } from './credentials.ts'
import { explorerMessages as words } from './messages.ts'
import { HeaderTable } from './header-table.tsx'
import { Parameters, type RequestPartProps } from './request-tabs.tsx'

/** The headers of a request: those that a caller may set, and those that go along. The token is not among them. */
export function HeadersTab(props: RequestPartProps) {
  const { operation, request, authentication } = props
  const rows: [string, string][] = [
    ...Object.entries(request.headers),
    ...(operation.requiresAuth || authentication !== 'session'
      ? [
          [placeholderHeaders[authentication][0], words.authentication.headers[authentication]] as [
            string,
            string
          ]
        ]
      : [])
  ]
  return (
    <>
      <Parameters {...props} place="header" />
      <div className={styles.padded}>
        <HeaderTable label={words.tabs.headers} rows={rows} />
      </div>
    </>
  )
}
