import {
  enterpriseOptionIds,
  enterpriseOptions,
  enterpriseTabs,
  type EnterpriseTab
} from '@sitewright/catalog'

export function PhaseTwo() {
  return (
    <>
      <h2>Enterprise mode</h2>
      <p>
        The fifth step of the builder has a switch for projects that will have a server of their own. With it
        on, you say which sign-in providers, which database and which services the project has to be ready
        for. No server comes with the project: what you pick becomes contracts, tables and settings for
        whoever writes yours, in its folder backend.
      </p>
      {(Object.keys(enterpriseTabs) as EnterpriseTab[]).map((tab) => (
        <section key={tab}>
          <h2>{enterpriseTabs[tab]}</h2>
          <ul>
            {enterpriseOptionIds
              .filter((id) => enterpriseOptions[id].tab === tab)
              .map((id) => (
                <li key={id}>{enterpriseOptions[id].name}</li>
              ))}
          </ul>
        </section>
      ))}
      <h2>Accounts and control panel</h2>
      <p>
        You can register, sign in, save projects and share them. Administrators manage users, roles, sign-in
        providers, tenants and their invoices, connect databases, call the API, watch what the servers
        measure, and read the audit log.
      </p>
    </>
  )
}
