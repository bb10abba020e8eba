import { formServiceOf, isPaymentPage, isTestPayment, messageWayOf } from '@sitewright/catalog'
import type { Problem } from './problem.ts'
import type { Site } from './site.ts'

const problem = (path: string, message: string, remedy: string): Problem => ({
  code: 'site.messages',
  path,
  message,
  remedy
})

/** Problems of the address for messages: a browser would not post to it. */
export function checkMessageAddress({ deployment: { messages } }: Site): (Problem | false)[] {
  const { way, address } = messages
  return [
    messageWayOf(way).address !== undefined &&
      address !== '' &&
      !isPostAddress(address) &&
      problem(
        'deployment.messages.address',
        'Messages cannot be posted to this address.',
        'Write the whole address as the service shows it. It starts with https://.'
      )
  ]
}

/** Problems of missing values, which the chosen delivery needs before a project is generated. */
export function checkMessageNeeds({ businessInfo, deployment: { messages } }: Site): (Problem | false)[] {
  const { way, address, accessKey } = messages
  const { name, address: wanted } = messageWayOf(way)
  const service = formServiceOf(address)
  return [
    wanted !== undefined &&
      address === '' &&
      problem(
        'deployment.messages.address',
        `${name} is chosen for messages, but there is no address.`,
        `Type the address, or choose Call or write.`
      ),
    way === 'form' &&
      service.accessKey === true &&
      accessKey === '' &&
      problem(
        'deployment.messages.accessKey',
        `${service.name} knows your form by an access key, and there is none.`,
        'Copy the key from your page there.'
      ),
    way === 'php' &&
      businessInfo.contactEmail === '' &&
      problem(
        'businessInfo.contactEmail',
        'The PHP file has no e-mail address to send messages to.',
        'Type your e-mail address, or choose another way for messages.'
      )
  ]
}

/** Problems of the payment link: visitors have to reach it, over an encrypted connection. */
export function checkPaymentLink({ deployment: { paymentLink = '' } }: Site): Problem[] {
  if (paymentLink === '' || isPaymentPage(paymentLink)) return []
  const test = isTestPayment(paymentLink)
  return [
    {
      code: 'site.payment-link',
      path: 'deployment.paymentLink',
      message: test
        ? 'This page belongs to the test mode of the provider: nobody is charged there.'
        : 'Nobody could pay at this address.',
      remedy: test
        ? 'Turn the test mode off there and copy the address of your live page, or empty the field.'
        : 'Copy the whole address of your payment page, such as https://buy.stripe.com/…, or empty the field.'
    }
  ]
}

/** An https address without a password; http is good enough for a server on one's own machine. */
export function isPostAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const safe =
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  return safe && username === '' && password === ''
}
