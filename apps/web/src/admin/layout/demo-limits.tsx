import { demoMessages } from '@sitewright/api/messages'
import { useBackend } from '../../sign-in/auth.tsx'
import { Section, SectionRow } from '../../ui/section.tsx'
import { demoLimitMessages as words } from './messages.ts'

/** What the demo lacks of the outside world, each with the reason; nothing where a server answers. */
export function DemoLimits() {
  const { backend } = useBackend()
  if (backend.kind !== 'demo') return null
  return (
    <Section title={words.title} note={words.note}>
      {words.rows.map(([name, reason]) => (
        <SectionRow key={reason} name={name} detail={demoMessages[reason]}>
          <span>{words.none}</span>
        </SectionRow>
      ))}
    </Section>
  )
}
