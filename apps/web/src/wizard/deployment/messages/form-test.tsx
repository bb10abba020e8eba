import { formServiceOf } from '@sitewright/catalog'
import { IconMail } from '@tabler/icons-react'
import { useBuilder } from '../../../builder/builder-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { subjectOf } from './post-test.ts'
import { TestNotice, formatTestTime } from './test-notice.tsx'
import { DeliveryProgress } from './delivery-progress.tsx'
import { useFormTest } from './use-form-test.ts'
import type { WayProps } from './way.tsx'
import styles from './messages.module.css'

/** Posts a real message to the form service, and asks the owner whether it arrived: only they can see that. */
export function FormTest({ messages, onFail, onGiveUp, onWrite }: WayProps) {
  const { businessName, contactEmail } = useBuilder((state) => state.site.businessInfo)
  const test = useFormTest(
    messages,
    { business: businessName, email: contactEmail },
    { onFail, onWork: () => onWrite({}) }
  )
  const service = formServiceOf(messages.address).name
  const { state } = test
  if (contactEmail === '')
    return <p className={styles.muted}>To test it, type your e-mail address in Business Info first.</p>
  if (state.kind === 'idle')
    return (
      <div className={styles.row}>
        <Button onClick={test.send}>
          <IconMail className="i" aria-hidden />
          Send yourself a message
        </Button>
        <span className={styles.muted}>It says that it is a test.</span>
      </div>
    )
  return (
    <div className={styles.test}>
      <DeliveryProgress state={state} />
      {state.kind === 'sending' && (
        <>
          <p className={styles.result} role="status">
            <span className={styles.ring} aria-hidden />
            <span>Asking {hostOf(messages.address)} to take the message. We wait ten seconds at most.</span>
          </p>
          <div className={styles.row}>
            <Button kind="quiet" onClick={test.stop}>
              Stop
            </Button>
          </div>
        </>
      )}
      {state.kind === 'taken' && (
        <TestNotice tone="info" title={`${service} took the message. Is it in your inbox?`}>
          <p>
            Look for “{subjectOf(businessName)}” at {contactEmail}, in the spam folder too. Only you can see
            that.
          </p>
          <div className={styles.row}>
            <Button onClick={test.arrived}>Yes, it is there</Button>
            <Button kind="quiet" onClick={test.missed}>
              No, nothing came
            </Button>
          </div>
        </TestNotice>
      )}
      {state.kind === 'arrived' && (
        <>
          <TestNotice tone="success" title={`It arrived. You said so ${formatTestTime(state.at)}.`}>
            <p>The form is on, and visitors read “Thank you” only after {service} took their message.</p>
          </TestNotice>
          <div className={styles.row}>
            <Button kind="quiet" onClick={test.send}>
              Send another
            </Button>
          </div>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <TestNotice tone="danger" title={failureTitle(state.why, service)}>
            <p>{failureText(state.why, service)} Until it works, your site shows Call or write.</p>
          </TestNotice>
          <div className={styles.row}>
            <Button onClick={test.send}>Try again</Button>
            <Button kind="quiet" onClick={onGiveUp}>
              Use Call or write
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type TestFailure = Extract<ReturnType<typeof useFormTest>['state'], { kind: 'failed' }>['why']

function failureTitle(why: TestFailure, service: string): string {
  if (why.kind === 'refused') return `${service} refused the message`
  return why.kind === 'missing' ? 'The message did not arrive' : `${service} did not answer`
}

function failureText(why: TestFailure, service: string): string {
  if (why.kind === 'refused')
    return `Its answer was “${why.words}”. Copy the address again from your ${service} page.`
  if (why.kind === 'missing')
    return `${service} took it but did not mail it. Look there whether your address is confirmed, and in your spam folder.`
  if (why.kind === 'timeout') return 'We waited ten seconds. Check the address, or try again in a minute.'
  return 'Either the address is wrong, or there is no network, or it does not let other sites read its answer.'
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address
}
