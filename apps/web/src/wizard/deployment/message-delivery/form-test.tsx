import { formServiceOf } from '@sitewright/catalog'
import { IconMail } from '@tabler/icons-react'
import { useBuilder } from '../../../builder/builder-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { subjectOf } from './post-test.ts'
import { TestNotice, formatTestTime } from './test-notice.tsx'
import { DeliveryProgress } from './delivery-progress.tsx'
import { useFormTest } from './use-form-test.ts'
import type { DeliveryMethodProps } from './delivery-method.tsx'
import { deliveryTestMessages } from './delivery-messages.ts'
import styles from './message-delivery.module.css'

/** Posts a real message to the form service, and asks the owner whether it arrived: only they can see that. */
export function FormTest({ messages, onFail, onCancel, onWrite }: DeliveryMethodProps) {
  const { businessName, contactEmail } = useBuilder((state) => state.site.businessInfo)
  const test = useFormTest(
    messages,
    { business: businessName, email: contactEmail },
    { onFail, onWork: () => onWrite({}) }
  )
  const service = formServiceOf(messages.address).name
  const { state } = test
  if (contactEmail === '') return <p className={styles.muted}>{deliveryTestMessages.emailFirst}</p>
  if (state.kind === 'idle')
    return (
      <div className={styles.row}>
        <Button onClick={test.send}>
          <IconMail className="i" aria-hidden />
          {deliveryTestMessages.send}
        </Button>
        <span className={styles.muted}>{deliveryTestMessages.sendNote}</span>
      </div>
    )
  return (
    <div className={styles.test}>
      <DeliveryProgress state={state} />
      {state.kind === 'sending' && (
        <>
          <p className={styles.result} role="status">
            <span className={styles.ring} aria-hidden />
            <span>{deliveryTestMessages.asking(hostOf(messages.address))}</span>
          </p>
          <div className={styles.row}>
            <Button kind="quiet" onClick={test.stop}>
              {deliveryTestMessages.stop}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'taken' && (
        <TestNotice tone="info" title={deliveryTestMessages.taken(service)}>
          <p>{deliveryTestMessages.lookFor(subjectOf(businessName), contactEmail)}</p>
          <div className={styles.row}>
            <Button onClick={test.arrived}>{deliveryTestMessages.yes}</Button>
            <Button kind="quiet" onClick={test.missed}>
              {deliveryTestMessages.no}
            </Button>
          </div>
        </TestNotice>
      )}
      {state.kind === 'arrived' && (
        <>
          <TestNotice tone="success" title={deliveryTestMessages.arrived(formatTestTime(state.at))}>
            <p>{deliveryTestMessages.formIsOn(service)}</p>
          </TestNotice>
          <div className={styles.row}>
            <Button kind="quiet" onClick={test.send}>
              {deliveryTestMessages.sendAnother}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <TestNotice tone="danger" title={failureTitle(state.why, service)}>
            <p>{deliveryTestMessages.untilItWorks(failureText(state.why, service))}</p>
          </TestNotice>
          <div className={styles.row}>
            <Button onClick={test.send}>{deliveryTestMessages.tryAgain}</Button>
            <Button kind="quiet" onClick={onCancel}>
              {deliveryTestMessages.switchToCall}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type TestFailure = Extract<ReturnType<typeof useFormTest>['state'], { kind: 'failed' }>['why']

function failureTitle(why: TestFailure, service: string): string {
  if (why.kind === 'refused') return deliveryTestMessages.refused(service)
  return why.kind === 'missing' ? deliveryTestMessages.notArrived : deliveryTestMessages.noAnswer(service)
}

function failureText(why: TestFailure, service: string): string {
  if (why.kind === 'refused') return deliveryTestMessages.refusedWhy(why.words, service)
  if (why.kind === 'missing') return deliveryTestMessages.missingWhy(service)
  if (why.kind === 'timeout') return deliveryTestMessages.timeoutWhy
  return deliveryTestMessages.unreachableWhy
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address
}
