import { ButtonLink } from '../../ui/button.tsx'
import { Simple } from './simple.tsx'

/** Stands at the addresses of accounts and control panel until those are built. */
export function Account() {
  return (
    <Simple
      title="Not part of this version yet"
      text="Accounts and the control panel come with a later version of Sitewright. The builder needs neither: describe a business, generate, download."
    >
      <ButtonLink kind="go" to="/builder">
        Start Building
      </ButtonLink>
      <ButtonLink to="/docs">Docs</ButtonLink>
    </Simple>
  )
}
