import { ButtonLink } from '../../ui/button.tsx'
import { pageMessages } from '../messages.ts'
import { Simple } from './simple.tsx'

export function NotFound() {
  return (
    <Simple title={pageMessages.notFoundTitle} text={pageMessages.notFound}>
      <ButtonLink kind="go" to="/">
        Home
      </ButtonLink>
      <ButtonLink to="/builder">Builder</ButtonLink>
    </Simple>
  )
}
