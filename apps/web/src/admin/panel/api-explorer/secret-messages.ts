/** Texts of the secrets of the API explorer. */
export const secretMessages = {
  title: 'Secrets',
  lead: 'Write {{secret:name}} into a parameter or a text of the body. The server fills in the value, and redacts it from the answer. Whoever may read what a call has written still finds it there.',
  none: 'You have no secrets yet.',
  list: 'Your secrets',
  name: 'Name',
  nameFault: 'Use up to 40 small letters a to z, digits and hyphens',
  value: 'Value',
  valueFault: (least: number) => `Use at least ${least} characters`,
  valueHelp: 'For you alone, sealed, and never shown again',
  add: 'Add the secret',
  replace: (name: string) => `Replace the value of ${name}`,
  save: 'Replace',
  cancel: 'Cancel',
  edit: 'Replace',
  editIt: (name: string) => `Replace ${name}`,
  delete: (name: string) => `Delete ${name}`,
  deleteLead: (name: string) => `The value of ${name} is gone for good; calls that name it are refused.`,
  confirmDelete: 'Delete the secret',
  keep: 'Keep it',
  deleted: (name: string) => `${name} is gone`,
  kept: (name: string) => `${name} is kept`,
  failed: 'The secret was not deleted',
  used: (at: string) => `used ${at}`,
  unused: 'never used',
  complete: 'Secrets to fill in',
  redacted: (count: number, places: string) =>
    `${count === 1 ? '1 value' : `${count} values`} of secrets redacted: ${places}`,
  places: { status: 'status', header: 'header', body: 'body' },
  withheld: {
    stream: 'The answer is a stream without an end, which is not handed on where secrets are filled in.',
    size: 'The answer is too long to be searched for secrets: nothing of it is handed on.',
    binary: 'The answer is no text, and cannot be searched for secrets: it is not handed on.'
  },
  sessionOnly: 'Secrets are filled in for calls with your own session. Choose it under Authentication.',
  noFiles: 'Secrets are filled in for calls with a JSON body, and not beside a file.'
} as const
