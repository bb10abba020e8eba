import { ButtonLink } from '../../ui/button.tsx'
import { pageMessages } from '../messages.ts'
import { MessagePage } from './message-page.tsx'

export function NotFound() {
  return (
    <MessagePage title={pageMessages.notFoundTitle} text={pageMessages.notFound}>
      <ButtonLink kind="go" to="/">
        {pageMessages.home}
      </ButtonLink>
      <ButtonLink to="/builder">{pageMessages.builder}</ButtonLink>
    </MessagePage>
  )
}
