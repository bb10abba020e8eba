import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Section } from '../../../ui/section.tsx'
import { Authenticator } from './authenticator.tsx'
import { secondFactorMessages } from './messages.ts'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorQuery } from '../../../step-up/step-up.api.ts'

export function SecondFactor() {
  const query = useQuery(secondFactorQuery)
  return (
    <Section
      title={secondFactorMessages.title}
      note={query.data?.required ? secondFactorMessages.required : secondFactorMessages.note}
    >
      <QueryBoundary query={query} rows={3}>
        {(secondFactor) => (
          <>
            <Authenticator on={secondFactor.totp} />
            {secondFactor.enabled && <RecoveryCodes left={secondFactor.recoveryCodesLeft} />}
            <Passkeys />
          </>
        )}
      </QueryBoundary>
    </Section>
  )
}
