import { formServiceOf, messageWayOf } from '@sitewright/catalog'
import { isPostAddress, type MessageDelivery } from '@sitewright/site'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuilder } from '../../../builder/builder-context.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormTest } from './form-test.tsx'
import { Requirement } from './requirement.tsx'
import { UploadTest } from './upload-test.tsx'
import type { DeliveryMethodProps } from './delivery-method.tsx'
import { deliveryMessages } from './delivery-messages.ts'
import styles from './message-delivery.module.css'

/** Requirements, field and test of the chosen way. */
export function DeliveryMethodDetails(props: DeliveryMethodProps) {
  const { id } = props
  const { address } = messageWayOf(id)
  return (
    <div className={styles.more}>
      {address !== undefined && <AddressField {...props} label={address.label} help={address.hint} />}
      <WayRequirements {...props} />
      {id === 'call' && <CallTest />}
      {!props.ready && <p className={styles.muted}>{deliveryMessages.untilReady}</p>}
      {id === 'form' && props.ready && <FormTest {...props} />}
      {(id === 'php' || id === 'function' || id === 'netlify') && props.ready && <UploadTest {...props} />}
    </div>
  )
}

function AddressField({
  messages,
  onWrite,
  label,
  help
}: DeliveryMethodProps & { label: string; help: string }) {
  const [text, setText] = useState(messages.address)
  const [left, setLeft] = useState(false)
  const service = formServiceOf(text)
  const wrong = left && text !== '' && !isPostAddress(text)
  const take = (change: Partial<MessageDelivery>) => onWrite(change)
  return (
    <>
      <TextField
        id="deployment.messages.address"
        label={label}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={text}
        help={help}
        error={wrong ? deliveryMessages.addressWrong : undefined}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim()
          setText(typed)
          take({ address: isPostAddress(typed) ? typed : '' })
        }}
        onBlur={() => setLeft(true)}
      />
      {service.accessKey === true && (
        <TextField
          id="deployment.messages.accessKey"
          label={deliveryMessages.accessKey}
          autoComplete="off"
          spellCheck={false}
          value={messages.accessKey}
          help={deliveryMessages.accessKeyHelp(service.name)}
          onChange={(event) => take({ accessKey: event.currentTarget.value.trim() })}
        />
      )}
    </>
  )
}

/** The checklist of a way: what is met, and what the owner has to do. */
function WayRequirements({ id, platforms }: DeliveryMethodProps) {
  const { contactPhone, contactEmail } = useBuilder((state) => state.site.businessInfo)
  const { hosts = [] } = messageWayOf(id)
  const runs = hosts.some((host) => platforms.includes(host))
  if (id === 'form' || id === 'server') return null
  return (
    <ul className={styles.need}>
      {id === 'call' && (
        <Requirement met={contactPhone !== ''}>
          {contactPhone === '' ? (
            deliveryMessages.phoneMissing
          ) : (
            <>
              {deliveryMessages.phone} <b>{contactPhone}</b>
            </>
          )}
        </Requirement>
      )}
      <Requirement met={contactEmail !== ''}>
        {contactEmail === '' ? (
          deliveryMessages.emailMissing
        ) : (
          <>
            {deliveryMessages.email} <b>{contactEmail}</b>
          </>
        )}
      </Requirement>
      {id === 'php' && (
        <Requirement met={false}>
          {deliveryMessages.phpBefore} <b>{deliveryMessages.php}</b>
          {deliveryMessages.phpAfter}
        </Requirement>
      )}
      {hosts.length > 0 && (
        <Requirement met={runs}>
          {runs ? deliveryMessages.platform : deliveryMessages.platformMissing}
        </Requirement>
      )}
      {id === 'function' && (
        <Requirement met={false}>
          {deliveryMessages.keyBefore} <b>{deliveryMessages.keyService}</b>
          {deliveryMessages.keyAfter}
        </Requirement>
      )}
    </ul>
  )
}

function CallTest() {
  const { businessName, contactEmail } = useBuilder((state) => state.site.businessInfo)
  if (contactEmail === '') return null
  const subject = encodeURIComponent(deliveryMessages.question(businessName))
  return (
    <div className={styles.row}>
      <a className="btn second" href={`mailto:${encodeURIComponent(contactEmail)}?subject=${subject}`}>
        <IconMail className="i" aria-hidden />
        {deliveryMessages.startEmail}
      </a>
      <span className={styles.muted}>{deliveryMessages.startEmailNote}</span>
    </div>
  )
}
