import type { HostId } from './deployment.ts'

/** A delivery method for visitors' messages. */
export interface MessageWay {
  name: string
  /** One sentence for the owner. */
  about: string
  /** What is still required before it works, as a short label. */
  needs?: string
  /** Hosts that support it; absent where all do. */
  hosts?: readonly HostId[]
  /** The input for its address; absent where it has none. */
  address?: { label: string; hint: string }
}

/** Every delivery method, in the order of the deployment step. */
export const messageWays = {
  call: {
    name: 'Call or write',
    about: 'No form. Visitors see your phone number and a button that starts an e-mail to you.',
    needs: 'Needs a phone or an e-mail'
  },
  form: {
    name: 'A form address',
    about: 'A service takes the form and mails it to you: Formspree, Web3Forms, Basin and others.',
    needs: 'Needs an address',
    address: {
      label: 'Address from the service',
      hint: 'The service shows it after you sign up there. It starts with https.'
    }
  },
  netlify: {
    name: 'Netlify Forms',
    about: 'Netlify keeps each message and mails it to you. Only for sites that Netlify hosts.',
    needs: 'Needs Netlify',
    hosts: ['netlify']
  },
  function: {
    name: 'A small function',
    about: 'A few lines of code at Vercel, Netlify, Firebase or AWS mail the message to you.',
    needs: 'Needs a mail key',
    hosts: ['vercel', 'netlify', 'firebase', 'aws']
  },
  php: {
    name: 'A PHP file',
    about: 'For ordinary web space: one file, mail.php, mails the message to you.',
    needs: 'Needs web space'
  },
  server: {
    name: 'Your own server',
    about: 'The form is sent to an address of yours. The file openapi.json says in which shape.',
    needs: 'Needs an address',
    address: {
      label: 'Address of your server',
      hint: 'The form is posted to /contact below it. It starts with https.'
    }
  }
} as const satisfies Record<string, MessageWay>

/** Id of a delivery method. */
export type MessageWayId = keyof typeof messageWays

/** Every delivery method, by id. */
export const messageWayIds = Object.keys(messageWays) as MessageWayId[]

/** A delivery method with its optional members readable. */
export function messageWayOf(id: MessageWayId): MessageWay {
  return messageWays[id]
}

/** A form service that accepts posted forms. */
export interface FormService {
  name: string
  /** It identifies a form by an access key that is sent along, not by its address. */
  accessKey?: true
}

const formServices: Readonly<Record<string, FormService>> = {
  'formspree.io': { name: 'Formspree' },
  'api.web3forms.com': { name: 'Web3Forms', accessKey: true },
  'usebasin.com': { name: 'Basin' },
  'getform.io': { name: 'Getform' },
  'api.staticforms.xyz': { name: 'Static Forms', accessKey: true },
  'formsubmit.co': { name: 'FormSubmit' },
  'submit-form.com': { name: 'Formspark' }
}

/** The form service of an address, with its name where it is known, else its host. */
export function formServiceOf(address: string): FormService {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
  return formServices[host] ?? { name: host === '' ? 'The service' : host }
}
