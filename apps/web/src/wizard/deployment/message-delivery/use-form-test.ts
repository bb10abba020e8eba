import type { MessageDelivery } from '@sitewright/site'
import { useEffect, useRef, useState } from 'react'
import { postTest, type PostResult } from './post-test.ts'
import { saveTestResult, useTestResult } from './test-results.ts'

export type TestState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'taken' }
  | { kind: 'arrived'; at: number }
  | { kind: 'failed'; why: Exclude<PostResult, { kind: 'taken' }> | { kind: 'missing' } }

interface Outcomes {
  onFail: () => void
  onWork: () => void
}

/** State of a test of the form service; a stored result is shown again. */
export function useFormTest(
  messages: MessageDelivery,
  owner: { business: string; email: string },
  { onFail, onWork }: Outcomes
) {
  const known = useTestResult(messages)
  const { address, accessKey } = messages
  const [run, setRun] = useState<{ of: string; state: TestState }>()
  const stopper = useRef<AbortController>(undefined)
  const of = `${address} ${accessKey}`
  useEffect(() => () => stopper.current?.abort(), [])

  const told: TestState = known?.state === 'arrived' ? { kind: 'arrived', at: known.at } : { kind: 'idle' }
  const state = run?.of === of ? run.state : told
  const become = (next: TestState) => setRun({ of, state: next })

  function fail(why: Extract<TestState, { kind: 'failed' }>['why']) {
    become({ kind: 'failed', why })
    saveTestResult(messages, { state: 'failed', at: Date.now() })
    onFail()
  }

  async function send() {
    const stop = new AbortController()
    stopper.current = stop
    become({ kind: 'sending' })
    const posted = await postTest(messages, owner, stop.signal)
    if (stop.signal.aborted) return
    if (posted.kind === 'taken') become({ kind: 'taken' })
    else fail(posted)
  }

  return {
    state,
    send: () => void send(),
    stop: () => {
      stopper.current?.abort()
      become({ kind: 'idle' })
    },
    arrived: () => {
      const at = Date.now()
      become({ kind: 'arrived', at })
      saveTestResult(messages, { state: 'arrived', at })
      onWork()
    },
    missed: () => fail({ kind: 'missing' })
  }
}
