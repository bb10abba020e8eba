import { isNotRefused } from '../../domain/backend/post-form.ts'
import { posting } from './posting.ts'

/** A form service mails what is posted to its address. */
export const deliver = posting(({ deployment: { messages } }) => {
  const { address, accessKey } = messages
  if (address === '') return undefined
  // A service that knows its forms by a key calls its trap for robots botcheck.
  return accessKey === ''
    ? { address, taken: isNotRefused }
    : { address, fields: { access_key: accessKey }, trap: 'botcheck', taken: isNotRefused }
})
