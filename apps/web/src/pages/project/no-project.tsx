import type { ProjectState } from '../../builder/worker/use-project.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../text/message-page.tsx'
import { projectMessages } from './messages.ts'
import { pageMessages as messages } from '../messages.ts'

/** Stands in the place of a project that is loading, failed, or was never generated. */
export function NoProject({
  state,
  title
}: {
  state: Exclude<ProjectState, { kind: 'ready' }>
  title: string
}) {
  const text = { none: projectMessages.none, working: projectMessages.again, failed: projectMessages.failed }[
    state.kind
  ]
  return (
    <MessagePage title={title} text={text}>
      <output className="vh">{state.kind === 'working' ? text : ''}</output>
      {state.kind !== 'working' && (
        <ButtonLink kind="go" to="/builder">
          {messages.backToBuilder}
        </ButtonLink>
      )}
    </MessagePage>
  )
}
