import { ciIds, ciServices, hostIds, hosts, type Host } from '@sitewright/catalog'
import { DataTable } from './data-table.tsx'

export function Deploy() {
  return (
    <>
      <h2>Hosting platforms</h2>
      <p>
        Pick one or more in the Deployment step; the project then carries the file that each of them reads,
        and its README the way there.
      </p>
      <DataTable
        label="Hosting platforms"
        head={['Platform', 'Difficulty', 'First deployment', 'Price', 'Terms for a business']}
        rows={hostIds.map((id) => {
          const { name, difficulty, minutes, price, terms = '' }: Host = hosts[id]
          return [name, difficulty, `about ${minutes} minutes`, price, terms] as const
        })}
      />
      <h2>On each push</h2>
      <DataTable
        label="CI services"
        head={['Service', 'Works with']}
        rows={ciIds.map((id) => {
          const { name, worksWith } = ciServices[id]
          return [name, worksWith.map((host) => hosts[host].name).join(', ')] as const
        })}
      />
      <h2>Any other host</h2>
      <p>
        The folder <code>dist</code> is plain files. A host has to serve them over https, answer an address
        without an ending with the page of that name, and unknown ones with <code>404.html</code>.
      </p>
    </>
  )
}
