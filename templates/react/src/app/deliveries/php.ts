import { isAccepted } from '../../domain/backend/post-form.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { withBase } from '../../ui/base-path.ts'
import type { Deliver } from './deliver.ts'

/** A PHP file beside the pages mails what is posted, see public/mail.php. */
export const deliver: Deliver = () => ({
  address: withBase('/mail.php'),
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
})
