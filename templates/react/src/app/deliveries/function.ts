import { isAccepted } from '../../domain/backend/post-form.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import type { Deliver } from './deliver.ts'

/** A function of the host mails what is posted, see message/mail.js. */
export const deliver: Deliver = () => ({
  address: '/api/message',
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
})
