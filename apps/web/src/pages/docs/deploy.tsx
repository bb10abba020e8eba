import { ciIds, ciServices, hostIds, hosts, type Host } from '@sitewright/catalog'
import { Link } from 'react-router'
import { DataTable } from './data-table.tsx'
import { docsHeads, docsMessages as messages } from './messages.ts'

export function Deploy() {
  return (
    <>
      <h2>{messages.noTerminal}</h2>
      <p>
        {messages.noTerminalText}{' '}
        <Link className="link" to="/upload">
          {messages.whereToDrop}
        </Link>
      </p>
      <h2>{messages.hosts}</h2>
      <p>{messages.hostsText}</p>
      <DataTable
        label={messages.hosts}
        head={docsHeads.hosts}
        rows={hostIds.map((id) => {
          const { name, difficulty, minutes, price, terms = '' }: Host = hosts[id]
          return [name, difficulty, messages.about(minutes), price, terms] as const
        })}
      />
      <h2>{messages.onPush}</h2>
      <DataTable
        label={messages.ciServices}
        head={docsHeads.ciServices}
        rows={ciIds.map((id) => {
          const { name, worksWith } = ciServices[id]
          return [name, worksWith.map((host) => hosts[host].name).join(', ')] as const
        })}
      />
      <h2>{messages.anyHost}</h2>
      <p>
        {messages.anyHostFolder} <code>dist</code> {messages.anyHostServes} <code>404.html</code>.
      </p>
    </>
  )
}
