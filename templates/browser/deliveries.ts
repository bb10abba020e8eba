import { callBackend, deliveryBackend } from '../domain/backend/delivery.ts'
import {
  isAccepted,
  isNotRefused,
  netlifyForm,
  postForm,
  receiverOf,
  toPlainForm,
  type PostAddress
} from '../domain/backend/post-form.ts'
import type { Backend } from '../domain/backend/port.ts'
import type { Store } from '../domain/backend/storage.ts'
import { contactMessages } from '../domain/features/contact-form.ts'
import type { Site } from '../domain/site.ts'
import { clock } from './clock.ts'
import { online } from './page.ts'
import { isPageLeft, newId, sendToEnd } from './requests.ts'

/** Adds a delivery of messages and requests for dates to the backend that handles everything else. */
export type Deliver = (base: Backend, site: Site, store: Store) => Backend

/** Visitors call, or write an e-mail of their own. */
export const callOnly: Deliver = (base) => callBackend(base)

/** The business's own server takes messages with everything else. */
export const sendToServer: Deliver = (base) => base

/** A form service mails what is posted to its address. */
export const postToFormService: Deliver = postTo(({ deployment: { messages } }) => {
  const { address, accessKey } = messages
  if (address === '') return undefined
  // A service that knows its forms by a key calls its trap for robots botcheck.
  return accessKey === ''
    ? { address, taken: isNotRefused }
    : { address, fields: { access_key: accessKey }, trap: 'botcheck', taken: isNotRefused }
})

/** A function of the host mails what is posted, see message/mail.js. */
export const postToFunction: Deliver = postTo(() => ({
  address: '/api/message',
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
}))

/** A PHP file beside the pages mails what is posted, see public/mail.php. */
export const postToPhp: Deliver = postTo(({ deployment }) => ({
  address: `${deployment.basePath ?? ''}/mail.php`,
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
}))

/** Netlify keeps what is posted to its form, and mails it. */
export const postToNetlify: Deliver = postTo(() => netlifyForm())

/** Milliseconds after which sending a message times out. */
const timeout = 10_000

/** Delivers by posting to an address; where there is none, visitors call. */
function postTo(addressOf: (site: Site) => PostAddress | undefined): Deliver {
  return (base, site, store) => {
    const to = addressOf(site)
    if (to === undefined) return callBackend(base)
    return deliveryBackend({
      base,
      carrier: (letter, key) => postForm(to, letter, key, { fetch: sendToEnd, timeout, online: online.get }),
      plainForm: toPlainForm(to),
      receiver: receiverOf(to),
      once: to.ours === true,
      left: isPageLeft,
      store,
      business: site.businessInfo.businessName,
      newId,
      now: clock.now
    })
  }
}
