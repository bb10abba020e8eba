import {
  enterpriseOptionIds,
  enterpriseOptions,
  enterpriseTabs,
  type EnterpriseTab
} from '@sitewright/catalog'
import { docsMessages as messages } from './messages.ts'

export function PhaseTwo() {
  return (
    <>
      <h2>{messages.enterprise}</h2>
      <p>{messages.enterpriseText}</p>
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
      <h2>{messages.accounts}</h2>
      <p>{messages.accountsText}</p>
    </>
  )
}
