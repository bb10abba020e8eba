import { isPostAddress } from '@sitewright/site'
import type { MessageWayId } from '@sitewright/catalog'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuilder } from '../../../builder/builder-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { TestNotice, formatTestTime } from './test-notice.tsx'
import { saveTestResult, testSubjectOf, useTestResult } from './test-results.ts'
import type { DeliveryMethodProps } from './delivery-method.tsx'
import { deliveryTestMessages } from './delivery-messages.ts'
import { uiMessages } from '../../../ui/messages.ts'
import styles from './message-delivery.module.css'

const checks: Partial<Record<MessageWayId, string>> = {
  netlify: deliveryTestMessages.checkNetlify,
  function: deliveryTestMessages.checkFunction,
  php: deliveryTestMessages.checkPhp
}

/** The test that only a deployed site can pass: its own form, and the owner's confirmation that the message came. */
export function UploadTest({ id, messages }: DeliveryMethodProps) {
  const { contactEmail } = useBuilder((state) => state.site.businessInfo)
  const domain = useBuilder((state) => state.site.deployment.domain)
  const page = useBuilder((state) =>
    state.site.selectedFeatures.includes('contact-form') ? '/contact' : '/'
  )
  const [text, setText] = useState(domain === '' ? '' : `https://${domain}`)
  const [opened, setOpened] = useState(false)
  const subject = testSubjectOf(messages, contactEmail)
  const tested = useTestResult(subject)
  const online = isPostAddress(text)
  const answer = (state: 'arrived' | 'failed') => {
    saveTestResult(subject, { state, at: Date.now() })
    setOpened(false)
  }
  return (
    <div className={styles.test}>
      <TextField
        label={deliveryTestMessages.siteAddress}
        aside={deliveryTestMessages.siteAddressAside}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://www.example.com"
        value={text}
        onChange={(event) => setText(event.currentTarget.value.trim())}
      />
      <div className={styles.row}>
        {online ? (
          <a
            className="btn second"
            href={new URL(page, text).href}
            target="_blank"
            rel="noreferrer"
            onClick={() => setOpened(true)}
          >
            <IconExternalLink className="i" aria-hidden />
            {deliveryTestMessages.write}
            <span className="vh"> {uiMessages.newTab}</span>
          </a>
        ) : (
          <Button aria-disabled aria-describedby="upload-first">
            {deliveryTestMessages.write}
          </Button>
        )}
        <span className={styles.muted} id="upload-first">
          {online ? deliveryTestMessages.opensForm : deliveryTestMessages.uploadFirst}
        </span>
      </div>
      {opened && (
        <TestNotice tone="info" title={deliveryTestMessages.inInbox}>
          <p>{deliveryTestMessages.lookAt(contactEmail)}</p>
          <div className={styles.row}>
            <Button onClick={() => answer('arrived')}>{deliveryTestMessages.yes}</Button>
            <Button kind="quiet" onClick={() => answer('failed')}>
              {deliveryTestMessages.no}
            </Button>
          </div>
        </TestNotice>
      )}
      {!opened && tested?.state === 'arrived' && (
        <TestNotice tone="success" title={deliveryTestMessages.arrived(formatTestTime(tested.at))}>
          <p>{deliveryTestMessages.uploadWorks}</p>
        </TestNotice>
      )}
      {!opened && tested?.state === 'failed' && (
        <TestNotice tone="danger" title={deliveryTestMessages.notArrived}>
          <p>
            {checks[id]} {deliveryTestMessages.uploadFails}
          </p>
        </TestNotice>
      )}
    </div>
  )
}
