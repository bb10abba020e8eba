import styles from './call-workspace.module.css'
import { explorerMessages as words } from './messages.ts'

export function HeaderTable({
  label,
  rows
}: {
  label: string
  rows: readonly (readonly [string, string])[]
}) {
  return (
    <table className={styles.headers}>
      <caption className="vh">{label}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{words.headerName}</th>
          <th scope="col">{words.headerValue}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={`${name} ${value}`}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
