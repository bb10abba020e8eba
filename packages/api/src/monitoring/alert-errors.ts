/** Errors of alerts, rules, silences, webhooks and incidents, for the catalogue of errors. */
export const alertErrors = {
  'alert.not-found': { status: 404, message: 'There is no such alert. It never fired, or is too old.' },
  'alert.acknowledged': { status: 409, message: 'Somebody has acknowledged this alert already.' },
  'alert.not-firing': {
    status: 409,
    message: 'This alert does not fire, so there is nothing to acknowledge. Look at its time line.'
  },
  'incident.not-found': {
    status: 404,
    message: 'There is no such incident. Its alerts never fired, or are too old.'
  },
  'incident.too-many-notes': {
    status: 409,
    message: 'This incident has as many notes as can be kept. Write on in the tool in which you review it.'
  },
  'alert-rule.not-found': { status: 404, message: 'There is no such rule. Somebody may have deleted it.' },
  'alert-rule.too-many': {
    status: 409,
    message: 'There are as many rules as can be kept. Delete one, then add this one.'
  },
  'webhook.not-found': { status: 404, message: 'There is no such webhook. Somebody may have deleted it.' },
  'webhook.address': {
    status: 422,
    message:
      'Nothing may be sent to this address. Webhooks go to public addresses over https, and to networks that EGRESS_WEBHOOK_ALLOW names, there over http too. Set it on the server, or choose another address.'
  },
  'webhook.too-many': {
    status: 409,
    message: 'There are as many webhooks as can be kept. Delete one, then add this one.'
  },
  'silence.not-found': { status: 404, message: 'This silence has ended already.' }
} as const
