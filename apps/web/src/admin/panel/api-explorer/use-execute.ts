import type { ExplorerRole, ProblemDetails } from '@sitewright/api'
import { useEffect, useRef, useState } from 'react'
import { useAuth, useBackend } from '../../../sign-in/auth.tsx'
import { useStepUp } from '../../../step-up/step-up-context.ts'
import type { StepUp } from '../../../requests/step-up.ts'
import { roleOf, toHeaders, type Credentials } from './credentials.ts'
import type { PreparedRequest } from './request-draft.ts'
import { fromExecution, namesSecrets, toExecution } from './send-with-secrets.ts'
import { sendRequest, type Answer } from './send-request.ts'

/** What became of a call. */
export type Execution =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'answered'; answer: Answer; isOpen: boolean }
  | { kind: 'stopped'; role: ExplorerRole | undefined }
  /** Step-up was asked for, and not given. */
  | { kind: 'declined' }
  /** No server answered. */
  | { kind: 'failed' }

/** Sends calls with the session of the page or what was entered, one at a time; leaving the call stops it. */
export function useExecute(): {
  execution: Execution
  /** Resolves with the whole answer; undefined where there is none. */
  run: (request: PreparedRequest, credentials: Credentials) => Promise<Answer | undefined>
  stop: () => void
} {
  const { session } = useAuth()
  const { backend } = useBackend()
  const { stepUp } = useStepUp()
  const [execution, setExecution] = useState<Execution>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (request: PreparedRequest, credentials: Credentials): Promise<Answer | undefined> => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const show = (next: Execution): void => {
      if (running.current === abort) setExecution(next)
    }
    const role = roleOf(credentials)
    show({ kind: 'sending' })
    try {
      const options = {
        origin: location.origin,
        signal: abort.signal,
        onProgress: (part: Answer) => show({ kind: 'answered', answer: part, isOpen: true })
      }
      const answer =
        credentials.kind === 'session' || backend.kind === 'connecting'
          ? await sendWithStepUp(stepUp, async () => {
              if (role === undefined && !namesSecrets(request))
                return sendRequest(request, { ...options, fetch: session.fetch })
              return fromExecution(
                await sendRequest(toExecution(request, role), { ...options, fetch: session.fetch })
              )
            })
          : await sendRequest(
              { ...request, headers: { ...request.headers, ...toHeaders(credentials) } },
              { ...options, fetch: backend.fetch, credentials: 'omit' }
            )
      show(answer === undefined ? { kind: 'declined' } : { kind: 'answered', answer, isOpen: false })
      return answer
    } catch {
      show(abort.signal.aborted ? { kind: 'stopped', role } : { kind: 'failed' })
      return undefined
    }
  }
  return { execution, run, stop: () => running.current?.abort() }
}

/** Sends a call, and once more after a proof of who it is where the answer asks for one; undefined where none was given. */
async function sendWithStepUp(stepUp: StepUp, send: () => Promise<Answer>): Promise<Answer | undefined> {
  let latest: Answer | undefined
  const outcome = await stepUp.send<Answer>(async () => {
    latest = await send()
    const problem = findProofProblem(latest)
    return problem === undefined
      ? { ok: true, answer: latest }
      : { ok: false, status: latest.status, problem }
  })
  return outcome === undefined ? undefined : latest
}

/** The refusal of an answer that takes step-up. */
function findProofProblem({ body }: Answer): ProblemDetails | undefined {
  const problem = body.kind === 'json' ? (body.value as Partial<ProblemDetails> | null) : null
  return problem?.error?.code === 'auth.step-up' ? (problem as ProblemDetails) : undefined
}
