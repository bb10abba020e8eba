import { isAccepted } from '../../domain/backend/post-form.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { posting } from './posting.ts'

/** A function of the host mails what is posted, see message/mail.js. */
export const deliver = posting(() => ({
  address: '/api/message',
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
}))
