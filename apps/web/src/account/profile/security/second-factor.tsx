import { QueryBoundary } from '../parts/query-boundary.tsx'
import { Section } from '../parts/section.tsx'
import { useSecondFactor } from '../requests/use-second-factor.ts'
import { Authenticator } from './authenticator.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorMessages } from './messages.ts'

export function SecondFactor() {
  const query = useSecondFactor()
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
