import type { AlertWebhookEvent, WebhookProblem } from '@sitewright/api'

/** Texts of webhooks. */
export const webhookMessages = {
  title: 'Webhooks',
  none: 'No address is told of alerts. A webhook gets a signed message when one fires, is acknowledged or is over, as you choose.',
  add: 'Add webhook',
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save',
  changed: (name: string) => `${name} is saved`,
  secretTitle: 'The secret of the webhook',
  secretLead:
    'It is shown this once. Give it to the receiver, which verifies the header sitewright-signature with it.',
  secret: 'Secret',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  name: 'Name',
  nameRequired: 'Give it a name',
  url: 'Address',
  urlInvalid: 'Enter an address that begins with https://, without a user name, password, space or #',
  events: 'It is told when an alert',
  eventRequired: 'Choose at least one',
  eventChoices: {
    'alert.fired': 'fires',
    'alert.flapping': 'flaps: a last message, until it calms down',
    'alert.acknowledged': 'is acknowledged, with the note',
    'alert.resolved': 'is resolved'
  } satisfies Record<AlertWebhookEvent, string>,
  told: (names: string) => `told: ${names}`,
  eventNames: {
    'alert.fired': 'fired',
    'alert.flapping': 'flapping',
    'alert.acknowledged': 'acknowledged',
    'alert.resolved': 'resolved'
  } satisfies Record<AlertWebhookEvent, string>,
  enabled: (name: string) => `${name} gets messages`,
  menu: (name: string) => `Actions for ${name}`,
  test: 'Send a test',
  tested: (status: number | null) => `The test was taken${status === null ? '' : `, status ${status}`}`,
  testFailed: 'The test was not taken',
  renew: 'New secret',
  delete: 'Delete',
  deleted: (name: string) => `${name} is deleted`,
  failed: 'The webhook could not be changed',
  never: 'nothing was sent yet',
  sent: (time: string, status: number | null) => `sent ${time}${status === null ? '' : `, status ${status}`}`,
  waiting: (problem: string, tries: number, time: string) =>
    `${problem}; ${tries === 1 ? 'tried once' : `tried ${tries} times`}, again ${time}`,
  fresh: 'queued',
  givenUp: (problem: string, time: string) => `failed ${time}: ${problem}`,
  status: (status: number) => `answered with status ${status}`,
  problems: {
    address: 'the address is not allowed',
    private: 'the address is of a private network',
    dns: 'the name is not known',
    refused: 'the connection was refused',
    timeout: 'no answer within 5 seconds',
    tls: 'the certificate is not valid',
    redirect: 'it redirects, which is not followed',
    status: 'it was not taken',
    other: 'it failed'
  } satisfies Record<WebhookProblem, string>
} as const
